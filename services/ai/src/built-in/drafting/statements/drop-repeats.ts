import { comparable } from '@grantwright/analyst';
import { isAskedAgain, isAskedAtLength, isAskedElsewhere } from './asked-twice.ts';
import type { Statement } from './statement.ts';

/** Sentences that share this much of the shorter one's words say the same thing. */
const same = 0.8;

const alike = (a: Statement, b: Statement): boolean => {
  if (a.open || b.open) return false;
  const left = new Set(a.stems);
  const right = new Set(b.stems);
  const smaller = Math.min(left.size, right.size);
  if (smaller < 4) return comparable(a.text) === comparable(b.text);
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared++;
  return shared / smaller >= same && shared / Math.max(left.size, right.size) >= same / 2;
};

const substance = (statement: Statement): number =>
  new Set(statement.stems).size + (statement.text.match(/\d+/g)?.length ?? 0) * 2;

const figuresIn = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];

/** "180 loans in twelve months, and 1,000 people" says what the answer "180 loans in twelve months" does, and more. */
const saysMore = (candidate: Statement, answer: Statement): boolean => {
  const [more, known] = [figuresIn(candidate.text), figuresIn(answer.text)];
  return (
    candidate.origin === 'additional' &&
    more.length > known.length &&
    known.every((figure) => more.includes(figure))
  );
};

/** Of statements that say the same thing, keeps the one that says most; the order stays. */
export const dropRepeats = (statements: Statement[]): Statement[] => {
  const kept: Statement[] = [];
  for (const candidate of statements) {
    if (
      isAskedElsewhere(candidate, statements) ||
      isAskedAtLength(candidate, statements) ||
      isAskedAgain(candidate, statements)
    )
      continue;
    const at = kept.findIndex((other) => alike(other, candidate));
    const other = kept[at];
    if (!other) kept.push(candidate);
    else if (other.origin !== 'answer' && substance(candidate) > substance(other) + 1)
      kept[at] = candidate;
    else if (other.origin === 'answer' && saysMore(candidate, other))
      kept[at] = { ...other, text: candidate.text, stems: candidate.stems };
  }
  return kept;
};
