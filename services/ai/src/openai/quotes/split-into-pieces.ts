/** The size of each piece and the overlap between consecutive pieces, in characters. */
const piece = { size: 1_000, overlap: 60 };

/** Splits text into overlapping pieces at spaces, because a split number would be a different number. */
export function* splitIntoPieces(text: string): Generator<string> {
  for (let from = 0; ;) {
    const part = text.slice(from, from + piece.size);
    if (from + part.length === text.length) return yield part;
    const end = part.lastIndexOf(' ');
    yield part.slice(0, end > 0 ? end : part.length);
    const next = part.lastIndexOf(' ', end - piece.overlap);
    from += end > piece.overlap && next > 0 ? next : part.length;
  }
}
