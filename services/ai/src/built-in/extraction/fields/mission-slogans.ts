import { splitSentences } from '@grantwright/analyst';
import type { Line } from '../paper.ts';

/** "Four values that shape our work." announces what follows and says nothing itself. */
const announces =
  /^(?:(?:our|the|these|here are|meet) )*(?:\p{L}+ )?(?:pillars?|values|principles|things|words|goals|priorities|ways|commitments|beliefs|promises|ideas|steps|reasons) (?:that|which|we|to|behind|at|of)\b[^,;]{0,60}$/iu;
const says = /\bto (?!guide|shape|drive|do\b|live|remember|know)\p{L}+/iu;
const wordsOfASlogan = 5;
/** "To feed the hungry." is short and a mission. */
const purpose = /^(?:to \p{L}+|(?:\p{L}+ly )?\p{L}+ing\b)/iu;

const sentencesOf = (text: string): string[] => splitSentences(text).map((own) => own.text);

/** "We play the tune. We move the town.": no sentence of it tells for whom, or how. */
export const isSlogan = (text: string): boolean => {
  const all = sentencesOf(text);
  if (all.length === 1 && announces.test(text) && !says.test(text)) return true;
  return all.every((own) => own.split(' ').length <= wordsOfASlogan && !purpose.test(own));
};

const mostAims = 6;
const fewestAims = 2;
const longestAim = 24;
const aim = /^(?!(?:we|our|the|it|you|join|donate|read|learn|click)\b)\p{Lu}\p{Ll}+ .{12,}[.;]$/iu;

/** Under a slogan, the aims set one a line: "Keep the river clean." */
export const aimsUnderSlogan = (
  lines: Line[],
  at: number,
): { text: string; line: Line } | undefined => {
  const below = lines.slice(at + 1, at + 1 + mostAims);
  const end = below.findIndex(
    ({ text, heading, others, row }) =>
      heading ||
      others ||
      row !== undefined ||
      !aim.test(text) ||
      text.split(' ').length > longestAim ||
      sentencesOf(text).length > 1,
  );
  const aims = end < 0 ? below : below.slice(0, end);
  const [line] = aims;
  return line && aims.length >= fewestAims
    ? { text: aims.map(({ text }) => text).join(' '), line }
    : undefined;
};
