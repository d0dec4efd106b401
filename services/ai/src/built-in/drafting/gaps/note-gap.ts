import type { Statement } from '../statements/statement.ts';

const mostQuoted = 5;
const longest = 200;

const quoted = (text: string): string => {
  const bare = text.replace(/[[\]]/g, '').replace(/["“”]/g, "'").trim();
  return `“${bare.length > longest ? `${bare.slice(0, longest).replace(/\s\S*$/, '')} …` : bare}”`;
};

/** The notes of a section that no sentence could be made of, quoted in one mark: nothing of them is lost, nothing guessed. */
export const noteGap = (open: Statement[]): string | undefined => {
  const notes = open.slice(0, mostQuoted).map(({ text }) => quoted(text));
  if (notes.length === 0) return undefined;
  return notes.length === 1
    ? `Your notes say ${notes[0] ?? ''}: how should the application put it?`
    : `Your notes also say ${notes.join(' ')}: what of this belongs here, and how should the application put it?`;
};
