import type { Line } from '../paper.ts';

export const bareAmount =
  /^[$£€(]?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?\)?$|^[$£€]\s?\d[\d,.]*(?:\s?(?:million|M|K|thousand))?$/i;

/** The amounts of a row, or after a label: the current year stands last on a Form 990, first in a report. */
export const amounts = (lines: Line[], at: number): { value: number; line: Line }[] => {
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
    .filter(
      ({ row, text }) => first.row !== undefined && row === first.row && bareAmount.test(text),
    )
    .map((line) => ({ value: Number(line.text.replace(/[^\d.]/g, '')), line }));
  if (own.length > 0) return [...own, ...mates];
  const following: { value: number; line: Line }[] = [];
  for (let next = at + 1; next < lines.length && next < at + 4; next++) {
    const line = lines[next];
    if (!line || (first.row !== undefined && line.row !== first.row)) break;
    if (!bareAmount.test(line.text)) {
      if (/^\d{1,2}[a-z]?$/.test(line.text)) continue;
      break;
    }
    following.push({ value: Number(line.text.replace(/[^\d.]/g, '')), line });
  }
  return following;
};
