// Hands the data on to the code, which comes in a message of its own.

export default async function (component) {
  if (!globalThis.enterHand) {
    await new Promise((come) => { window.addEventListener("enterHand", come, { once: true }); });
  }
  return globalThis.enterHand(component);
}
