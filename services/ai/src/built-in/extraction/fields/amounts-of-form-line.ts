import type { Line } from '../paper.ts';
import { type Amount, amountsOf } from './amounts-of-row.ts';

const printed = /^(\d{1,2}[a-z]?)\.?(?=\s|$)/;

/** The number that a form prints before a line's words, in them or in a cell of its own. */
const numberOf = (lines: Line[], at: number): string | undefined => {
  const line = lines[at];
  const before = lines[at - 1];
  const own = line && printed.exec(line.text)?.[1];
  if (own) return own;
  return line?.row !== undefined && before?.row === line.row
    ? /^\d{1,2}[a-z]?$/.exec(before.text)?.[0]
    : undefined;
};

/** The amounts behind the number where it stands again, in one row with them or in one line. */
const behind = (lines: Line[], at: number, number: string): Amount[] => {
  const line = lines[at];
  if (!line) return [];
  if (line.text === number) {
    const mates =
      line.row === undefined
        ? []
        : lines.slice(at + 1, at + 6).filter(({ row }) => row === line.row);
    const found = mates.map(amountsOf);
    return found.length > 0 && found.every((own) => own.length > 0) ? found.flat() : [];
  }
  return line.text.startsWith(`${number} `)
    ? amountsOf({ ...line, text: line.text.slice(number.length).trim() }).map((amount) => ({
        ...amount,
        line,
      }))
    : [];
};

/**
 * A form's amounts stand in columns of their own beside its words, and come out of a file apart from them: only the
 * line's number, printed in both places of one page, says whose they are.
 */
export const amountsOfFormLine = (lines: Line[], at: number): Amount[] => {
  const number = numberOf(lines, at);
  const page = lines[at]?.page;
  if (number === undefined) return [];
  const [first, ...more] = lines.flatMap((line, place): Amount[][] => {
    if (line.page !== page || place === at || place === at - 1) return [];
    const found = behind(lines, place, number);
    return found.length > 0 ? [found] : [];
  });
  // Two rows of one number are of two parts of the form.
  return first && more.length === 0 ? first : [];
};
