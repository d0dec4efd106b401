import type { Line } from '../paper.ts';

const mostCells = 3;
const mostRows = 10;
const fewestRows = 2;
const money =
  /[$£€]|\b(?:income|expens\w*|expenditure|costs?|total|revenue|surplus|deficit|profit|loss|assets|liabilities|grants?|donations|cash)\b/i;
const headOfATable =
  /^(?:projects?|programs?|programmes?|services?|names?|titles?|description|activity|activities|place|location|when|where|what|date)$/i;

/**
 * What a table right below a heading tells, a row a line: "Community nursing: Visits at home"; where nothing is
 * `named`, only rows that count something: "Home visits: 3,912".
 */
export const rowsBelow = (
  lines: Line[],
  at: number,
  named: boolean,
): { value: string; line: Line } | undefined => {
  const first = lines[at + 1];
  if (first?.row === undefined || first.others) return undefined;
  const cells = lines.filter(({ block, row }) => block === first.block && row !== undefined);
  const rows = [...new Set(cells.map(({ row }) => row))]
    .map((row) => cells.filter((cell) => cell.row === row))
    .filter((row) => !row.every(({ text }) => headOfATable.test(text)))
    .slice(0, mostRows);
  const texts = rows.map((row) => row.map(({ text }) => text).join(': '));
  const isTold = named
    ? texts.every((text) => !money.test(text) && /\p{L}{3}/u.test(text))
    : texts.every((text) => !money.test(text) && /\p{L}{3}.*\d/u.test(text));
  const line = rows[0]?.[0];
  return line && isTold && rows.length >= fewestRows && rows.every((row) => row.length <= mostCells)
    ? { value: texts.join('\n'), line }
    : undefined;
};
