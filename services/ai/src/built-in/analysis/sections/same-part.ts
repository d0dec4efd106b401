import { comparable, contentWords } from '@grantwright/analyst';
import type { SectionCandidate } from './candidate.ts';

/** "Need Statement" and "Statement of Need" are one section; "Budget" and "Budget Narrative" are two. */
const isSame = (a: string, b: string): boolean => {
  if (comparable(a) === comparable(b)) return true;
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))];
  return left.size >= 2 && left.size === right.size && [...left].every((word) => right.has(word));
};

/** "Background to project" of an outline is told about under "1. Background". */
const isToldUnder = (a: SectionCandidate, b: SectionCandidate): boolean => {
  const [outline, told] = a.from === 'list' ? [a, b] : [b, a];
  if (outline.from !== 'list' || told.from !== 'heading' || outline.block >= told.block)
    return false;
  const said = comparable(outline.quote);
  if (outline.prompts.some((prompt) => !said.includes(comparable(prompt)))) return false;
  if (outline.told.length > 0 || outline.limit) return false;
  const all = new Set(contentWords(outline.name));
  const words = contentWords(told.name);
  return words.length > 0 && words.every((word) => all.has(word));
};

export const mergeParts = (a: SectionCandidate, b: SectionCandidate): SectionCandidate => {
  const richer = isAskedIn(b, a)
    ? a
    : isAskedIn(a, b) || (b.from === 'heading' && a.from === 'table') || isToldUnder(a, b)
      ? b
      : b.prompts.length + b.told.length > a.prompts.length + a.told.length
        ? b
        : a;
  const other = richer === a ? b : a;
  return {
    ...other,
    ...richer,
    ...((richer.limit ?? other.limit) ? { limit: richer.limit ?? other.limit } : {}),
    ...((richer.points ?? other.points) ? { points: richer.points ?? other.points } : {}),
    prompts: [...new Set([...richer.prompts, ...other.prompts])].slice(0, 40),
    told: richer.told.length > 0 ? richer.told : other.told,
    required: a.required && b.required,
  };
};

/** "What need will you meet", read from under the title "The need" in the same line, is asked there. */
const isAskedIn = (inner: SectionCandidate, whole: SectionCandidate): boolean =>
  inner.block === whole.block &&
  (whole.quote.includes(inner.quote) || inner.quote.includes(whole.quote)) &&
  whole.prompts.some((prompt) => comparable(prompt) === comparable(inner.name));

/** Whether two readings of the guidelines found the same part. */
export const isSamePart = (a: SectionCandidate, b: SectionCandidate): boolean =>
  isSame(a.name, b.name) ||
  isToldUnder(a, b) ||
  isAskedIn(a, b) ||
  isAskedIn(b, a) ||
  (a.block === b.block && a.from === 'heading' && b.from === 'heading');
