import type { Line } from '../paper.ts';

export const bareAmount =
  /^(?:[$£€(]\s?)?\d{1,3}(?:,\d{3})+(?:\.(?:\d{2})?)?\)?$|^[$£€]\s?\d[\d,.]*(?:\s?(?:million|M|K|thousand))?$/i;

/** "1,181,754. 1,262,670.": the cells of two years that came out as one. */
const bareAmounts = /^(?:(?:[$£€(]\s?)?\d{1,3}(?:,\d{3})+(?:\.(?:\d{2})?)?\)?(?:\s+|$))+$/;
const valueOf = (text: string): number => Number(text.replace(/[^\d.]/g, '').replace(/\.$/, ''));

export type Amount = { value: number; line: Line };

/** The amounts of a line that holds nothing else. */
export const amountsOf = (line: Line): Amount[] => {
  if (bareAmount.test(line.text)) return [{ value: valueOf(line.text), line }];
  if (!bareAmounts.test(line.text)) return [];
  return line.text.split(/\s+(?=[$£€(\d])/).map((text) => ({ value: valueOf(text), line }));
};

/** A form prints a line's number again before its amounts; another number is another line's. */
const isItsNumber = (label: string, text: string): boolean => {
  const own = /^(\d{1,2}[a-z]?)\.?\s/.exec(label)?.[1];
  return /^\d{1,2}[a-z]?$/.test(text) && (own === undefined || own === text);
};

/** "18 589,453.": the line's number came out in one cell with the first of its amounts. */
const behindItsNumber = (label: string, line: Line): Line => {
  const own = /^(\d{1,2}[a-z]?)\.?\s/.exec(label)?.[1];
  return own !== undefined && line.text.startsWith(`${own} `)
    ? { ...line, text: line.text.slice(own.length).trim() }
    : line;
};

/** The amounts of a row, or after a label: the current year stands last on a Form 990, first in a report. */
export const amounts = (lines: Line[], at: number): Amount[] => {
  const first = lines[at];
  if (!first) return [];
  const own = [...first.text.matchAll(/(?<![\w.,-])[$£€]?\s?(\d{1,3}(?:,\d{3})+)(?!\w|,\d)/g)].map(
    (match) => ({
      value: Number((match[1] ?? '').replace(/,/g, '')),
      line: first,
    }),
  );
  const mates = lines
    .slice(at + 1, at + 4)
    .filter(({ row }) => first.row !== undefined && row === first.row)
    .flatMap(amountsOf);
  if (own.length > 0) return [...own, ...mates];
  const following: Amount[] = [];
  for (let next = at + 1; next < lines.length && next < at + 4; next++) {
    const line = lines[next];
    if (!line || (first.row !== undefined && line.row !== first.row)) break;
    const found = amountsOf(behindItsNumber(first.text, line)).map((amount) => ({
      ...amount,
      line,
    }));
    if (found.length === 0 && !isItsNumber(first.text, line.text)) break;
    following.push(...found);
  }
  return following;
};
