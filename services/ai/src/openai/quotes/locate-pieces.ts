import { listWords, type DocumentWords, type Word } from './index-document-words.ts';
import { findExactPlaces, findNearPlace, type Place } from './locate-words.ts';

/** The maximum number of words between two pieces of one passage. */
const maxGap = 60;
/** A piece found elsewhere in the document must have at least this many words to be evidence by itself. */
const minWordsAlone = 4;
const maxStarts = 20;

/**
 * Returns the places of a quote: one if the quote comes from a single passage, even with omissions; several if it
 * combines passages; none if any piece is not in the document.
 */
export function locatePieces(document: DocumentWords, quote: string): Place[] {
  const words = listWords(quote);
  const place = findExactPlaces(document, words)[0] ?? findNearPlace(document, words);
  if (place) return [place];
  for (const separator of separators) {
    const pieces = quote
      .split(separator)
      .map(listWords)
      .filter((piece) => piece.length > 0);
    if (pieces.length < 2) continue;
    const passage = locateInOrder(document, pieces);
    if (passage) return [passage];
    const separate = pieces.flatMap((piece) => locateAlone(document, piece) ?? []);
    if (separate.length === pieces.length) return separate;
  }
  return [];
}

/** Splits at ellipses first; then also at the ends of lines, cells and items, because models may skip whole ones. */
const separators = [/\[?(?:…|\.{3,})\]?/, /\[?(?:…|\.{3,})\]?|[\n|•▪;]/];

/** Returns the passage from the first piece to the last, if the gaps between pieces are small. */
function locateInOrder(document: DocumentWords, pieces: Word[][]): Place | undefined {
  const [first = [], ...rest] = pieces;
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (total < 2) return undefined;
  for (const start of starts(document, first)) {
    let to: number | undefined = start.to;
    for (const piece of rest)
      to = to === undefined ? undefined : findEndOfNext(document, piece, to);
    if (to !== undefined) return { from: start.from, to };
  }
  return undefined;
}

const starts = (document: DocumentWords, piece: Word[]): Place[] => {
  const exact = findExactPlaces(document, piece, { maxPlaces: maxStarts });
  if (exact.length > 0) return exact;
  const near = findNearPlace(document, piece);
  return near ? [near] : [];
};

function findEndOfNext(document: DocumentWords, piece: Word[], after: number): number | undefined {
  const [exact] = findExactPlaces(document, piece, { after, before: after + maxGap });
  const next = exact ?? findNearPlace(document, piece);
  return next && next.from >= after && next.from <= after + maxGap ? next.to : undefined;
}

const locateAlone = (document: DocumentWords, piece: Word[]): Place | undefined =>
  piece.length < minWordsAlone ? undefined : starts(document, piece)[0];
