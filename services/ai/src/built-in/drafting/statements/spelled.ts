import { isClosed } from '../grammar/certain-phrase.ts';

const ratio = /(?<![\d.,$-])\b([1-9]) (of|in|out of) (every )?([1-9])\b(?![\d.,%])/g;
const small = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const word = (digit: string): string => small[Number(digit)] ?? digit;

/** A sentence does not begin with a small figure: "4 staff" as "Four staff", "1 in 5" as "one in five". */
export const spelled = (text: string): string =>
  text
    .replace(
      ratio,
      (_, part: string, link: string, every: string | undefined, whole: string, at: number) =>
        `${at === 0 ? word(part) : word(part).toLowerCase()} ${link} ${every ?? ''}${word(whole).toLowerCase()}`,
    )
    .replace(/^([1-9])(?= (?!(?:in|of|out|to|percent|a\.?m|p\.?m)\b)\p{Ll})/u, word);

/** "ASQ at 6 months, goal 85% on track": the goal is said in a clause of its own. */
export const withGoal = (text: string): string =>
  isClosed(text)
    ? text
    : text
        .replace(
          /[,;]\s+(?:and )?(?:the |our )?(?:goal|target)(?: is| of|:)?\s+(?=(?:under|over|at least|about|more than|fewer than|less than) \d|\d)/i,
          '; our goal is ',
        )
        .replace(
          /^(?:the |our )?(?:goal|target)(?: is| of)?\s+(?=(?:under|over|at least|about) \d|\d)/i,
          'Our goal is ',
        );

/** Whether a line names a year that has not come yet. */
export const future = (text: string, today: number): boolean =>
  [...text.matchAll(/\b(20\d{2})\b/g)].some(([, year]) => Number(year) > today);
