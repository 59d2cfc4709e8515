"""Which passages come nearest to the words of a question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from pages.parts.finding.corpus import Passage, passages
from pages.parts.finding.speech import is_idea, name_words, named, speech

SHORTEST = 4
"""Letters of a word that a typing error may be in; shorter ones are too near to each other."""

FAINTEST = 0.5
"""Of the best score; below it a passage shares no more than a word that happens to be there."""

WEIGHTS = {"dispute": 1.1, "rule": 1.0, "option": 0.9}
"""Of what is as near: who is in a quarrel wants its end first, and what else is possible last."""


class Index:
    """All passages of a language."""

    def __init__(self, language: str) -> None:
        from bm25s import BM25

        self.speech = speech(language)
        self.passages = list(passages(language))
        plain = [self.speech.plain(passage.text) for passage in self.passages]
        words = self.speech.silent.union(self.speech.same, name_words(), *plain)
        self._words = sorted(word for word in words if word.isalpha())
        self._stems = {self.speech.stem(word) for word in words}
        self._weights = [WEIGHTS[passage.target.kind] for passage in self.passages]
        self._bm25 = BM25()
        self._bm25.index([self.speech.terms(named(words)) for words in plain], show_progress=False)

    def understood(self, question: str) -> list[str]:
        """Its words without slips, names in brackets."""
        mended = map(self._mended, self.speech.plain(question))
        return named(self.speech.same.get(word, word) for word in mended)

    def nearest(self, said: Iterable[str]) -> Iterator[Passage]:
        """The passages that share enough with it, best first."""
        terms = [term for term in self.speech.terms(said) if term in self._bm25.vocab_dict]
        # What it is about weighs more than which card it is about.
        terms += [term for term in terms if is_idea(term)]
        if not terms:
            return
        scores = self._bm25.get_scores(terms, self._weights)
        least = FAINTEST * scores.max()
        for place in scores.argsort(kind="stable")[::-1]:
            if scores[place] < least:
                return
            yield self.passages[place]

    def _mended(self, word: str) -> str:
        """The known word that it was probably meant to be."""
        from rapidfuzz import process
        from rapidfuzz.distance import OSA, JaroWinkler

        if len(word) < SHORTEST or not word.isalpha() or self.speech.stem(word) in self._stems:
            return word
        slips = 1 if len(word) < 2 * SHORTEST - 2 else 2
        near = process.extract(word, self._words, scorer=OSA.distance, score_cutoff=slips)
        nearest = [it for it, distance, _ in near if distance == near[0][1]]

        def likeness(it: str) -> tuple[bool, float, float]:
            tells = it not in self.speech.silent
            return tells, OSA.normalized_similarity(word, it), JaroWinkler.similarity(word, it)

        return max(nearest, key=likeness, default=word)


@cache
def index(language: str) -> Index:
    return Index(language)
