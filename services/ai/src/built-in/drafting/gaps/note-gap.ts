import { splitSentences } from '@grantwright/analyst';
import { requestQuestion } from './bare-request.ts';
import type { Statement } from '../statements/statement.ts';

const mostQuoted = 5;
const longest = 200;

/** As many whole sentences of a long note as have room; one that is longer stays whole. */
const shorter = (text: string): string => {
  if (text.length <= longest) return text;
  const [first = text, ...rest] = splitSentences(text).map((sentence) => sentence.text);
  return rest.reduce(
    (kept, next) => (kept.length + next.length < longest ? `${kept} ${next}` : kept),
    first,
  );
};

const quoted = (text: string): string => {
  const bare = text.replace(/[[\]]/g, '').replace(/["“”]/g, "'").trim();
  return `“${shorter(bare)}”`;
};

/**
 * The notes of a section that no sentence could be made of, quoted a few in a mark: nothing of them is
 * lost, nothing guessed.
 */
export const noteGaps = (open: Statement[]): string[] => {
  const requests = open.flatMap(({ text }) => requestQuestion(text) ?? []);
  const notes = open
    .filter(({ text }) => requestQuestion(text) === undefined)
    .map(({ text }) => quoted(text));
  const marks: string[] = [];
  for (let at = 0; at < notes.length; at += mostQuoted) {
    const some = notes.slice(at, at + mostQuoted);
    marks.push(
      some.length === 1
        ? `Your notes say ${some[0] ?? ''}: how should the application put it?`
        : `Your notes also say ${some.join(' ')}: what of this belongs here, and how should the application put it?`,
    );
  }
  return [...requests, ...marks];
};
