// Draws the SVG on a canvas and shows what came of it: a finger held on it saves or shares it too.

function png(svg) {
  return new Promise((done, failed) => {
    const drawn = new Image();
    drawn.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = drawn.naturalWidth;
      canvas.height = drawn.naturalHeight;
      canvas.getContext("2d").drawImage(drawn, 0, 0);
      done(canvas.toDataURL("image/png"));
    };
    drawn.onerror = failed;
    drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

export default function (component) {
  const { data, parentElement } = component;
  const root = parentElement.querySelector("figure");
  const [image, link] = root.children;
  if (root.dataset.svg === data.svg && link.textContent === data.save) return;
  root.dataset.svg = data.svg;
  image.alt = data.alt;
  link.textContent = data.save;
  link.download = data.file;
  png(data.svg).then((address) => {
    if (root.dataset.svg !== data.svg) return; // another match was chosen meanwhile
    image.src = address;
    link.href = address;
  });
}
