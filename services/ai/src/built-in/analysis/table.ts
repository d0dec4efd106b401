import { plain, squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';

type Table = { header: string[]; rows: string[][]; over: string[] };

const isLabelCell = (cell: string): boolean =>
  cell.length > 0 && cell.length <= 90 && !/[.!]$/.test(cell) && !/^[$€£\d]/.test(cell);

/** The first rows of a table that name its columns; a table of labels and values has no header. */
export const tableOf = (rows: string[][]): Table => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  // A row narrower than the others, above one that is full, groups the columns: "Application due dates".
  const isFull = (row: string[]): boolean =>
    row.length === width && row.every((cell) => cell.trim() !== '');
  const full = filled.findIndex(isFull);
  const start =
    full > 0 && full <= 2 && filled[0]?.[0]?.trim()
      ? full
      : Math.max(
          0,
          filled.findIndex((row) => row.length === width),
        );
  const first = filled[start];
  if (!first || filled.length < 2 || !first.every((cell) => isLabelCell(plain(cell).trim())))
    return { header: [], rows: filled, over: [] };
  const over = filled
    .slice(0, start)
    .flatMap((row) => row.map((cell) => squeeze(plain(cell))))
    .filter(Boolean);
  const names =
    /^(?:[\w&/' -]*\b(?:date|deadline|component|section|document|form|item|criteri(?:a|on)|points?|weight(?:ing)?|score|maximum|limit|description|requirement|format|cycle|activity|event|milestone|step|type|amount|award|included?|year|new|attachment|file|how|what|when|page|name|title|category|level|tier|program|due|submission|how to upload|format|stage|phase|task|timeline|size)s?\b.*|#|no\.?)$/i;
  const named = first.filter((cell) =>
    names.test(squeeze(plain(cell)).replace(/[?()]/g, '')),
  ).length;
  const pairs = width === 2 && named < 2;
  return pairs || named === 0
    ? { header: [], rows: filled, over: [] }
    : { header: first.map((cell) => squeeze(plain(cell))), rows: filled.slice(start + 1), over };
};

/** Every row as label and value: the value cell is the quote, the label is the row's, with the column's name. */
export const pairsOfTable = (
  table: Pick<Table, 'header' | 'rows'>,
): { text: string; quote: string; label: string; value: string }[] =>
  table.rows.flatMap((row) => {
    const [head = '', ...cells] = row;
    const name = squeeze(plain(head)).replace(/\s*:$/, '');
    if (cells.every((cell) => cell.trim() === '')) {
      const text = squeeze(plain(head));
      return text ? [{ text, quote: head.trim(), label: '', value: text }] : [];
    }
    return cells.flatMap((cell, index) => {
      const value = squeeze(plain(cell));
      if (value === '') return [];
      const column = table.header[index + 1];
      const label = column ? `${name} - ${column}` : name;
      const sentences = splitSentences(cell);
      // A cell that tells in sentences is read sentence by sentence, under its label.
      if (sentences.length > 1 && sentences.every(({ text }) => /[.?!]$/.test(text)))
        return sentences.map(({ text }) => ({
          text: squeeze(plain(text)),
          quote: text,
          label,
          value: squeeze(plain(text)),
        }));
      return [
        {
          text: `${label}: ${value}`,
          quote: (value.length < 6 && head.trim() ? head : cell).trim(),
          label,
          value,
        },
      ];
    });
  });
