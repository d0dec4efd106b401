/** Characters of a long text in one piece, and those that consecutive pieces share. */
const piece = { size: 1_000, overlap: 60 };

/** Overlapping pieces of a text that begin and end at a space, since a cut number is another number. */
export function* piecesOf(text: string): Generator<string> {
  for (let from = 0; ;) {
    const part = text.slice(from, from + piece.size);
    if (from + part.length === text.length) return yield part;
    const end = part.lastIndexOf(' ');
    yield part.slice(0, end > 0 ? end : part.length);
    const next = part.lastIndexOf(' ', end - piece.overlap);
    from += end > piece.overlap && next > 0 ? next : part.length;
  }
}
