import { plain, splitSentences, squeeze } from '@grantwright/analyst';
import { titleOfBox } from './form-box.ts';
import { splitLabel } from './shape.ts';

type Table = { header: string[]; rows: string[][]; over: string[] };

const isLabelCell = (cell: string): boolean =>
  cell.length > 0 && cell.length <= 90 && !/[.!]$|[$€£]\d/.test(cell) && !/^[$€£\d]/.test(cell);

/** What columns are called. */
const names =
  /^(?:[\w&/' -]*\b(?:date|deadline|component|section|document|question|part|round|form|item|criteri(?:a|on)|points?|weight(?:ing)?|score|maximum|limit|description|requirement|format|cycle|activity|event|milestone|step|type|amount|award|included?|year|new|attachment|file|how|what|when|page|name|title|category|level|tier|program|due|submission|how to upload|format|stage|phase|task|timeline|size|duration|lot|strand|stream)s?\b.*|#|no\.?)$/i;

/** A tick box, "D1", "3.", "(iv)": what numbers a row and says nothing of it. */
const mark =
  /^(?:[☐□◻¨❑✓•]|\(?(?:[A-Z]{0,2}-?\d{1,2}[a-z]?|[A-Za-z]|[IVX]{1,5}|[ivx]{1,5})[.):]?)?$/;
const isTitleRow = (row: string[]): boolean =>
  row.filter((cell) => cell.trim() !== '').length === 1;

/** Columns that only number the rows are left out, and so are empty ones. */
export const withoutMarks = (rows: string[][]): string[][] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const whole = rows.filter((row) => !isTitleRow(row));
  const isBlank = (column: number): boolean =>
    rows.every((row) => (row[column] ?? '').trim() === '');
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isBlank(column),
  );
  const cells = (column: number): string[] =>
    whole
      .slice(names.test(whole[0]?.[column]?.trim() ?? '') ? 1 : 0)
      .map((row) => squeeze(plain(row[column] ?? '')));
  const numbers = (column: number, next: number | undefined): boolean =>
    whole.length >= 2 &&
    next !== undefined &&
    cells(column).every((cell) => mark.test(cell)) &&
    cells(next).every((cell) => /\p{L}{3}/u.test(cell) || mark.test(cell)) &&
    !columns.slice(0, columns.indexOf(column)).some((other) => !mark.test(cells(other)[0] ?? ''));
  let from = 0;
  while (numbers(columns[from] ?? -1, columns[from + 1])) from++;
  const kept = columns.slice(from);
  return rows.map((row) =>
    isTitleRow(row)
      ? row.filter((cell) => cell.trim() !== '')
      : kept.map((column) => row[column] ?? ''),
  );
};

/** A table of one column of text under a title is a list: its title, its items. */
export const listOfTable = (given: string[][]): { title?: string; items: string[] } | undefined => {
  const filled = given.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const rows = withoutMarks(filled);
  // Only where marks were left out: a column alone may be anything.
  if (width < 2 || !filled.some((row) => mark.test(row[0]?.trim() ?? '') && row[0]?.trim()))
    return undefined;
  if (rows.length < 3 || rows.some((row) => row.length !== 1)) return undefined;
  // "Part | Particulars" over "I | …" names the columns and is none of the list.
  const named =
    filled.findIndex((row) => !isTitleRow(row)) === 0 && names.test(filled[0]?.[0]?.trim() ?? '');
  const texts = rows.slice(named ? 1 : 0).map(([cell = '']) => cell.trim());
  const titled = filled[0] !== undefined && isTitleRow(filled[0]) && !mark.test(filled[0][0] ?? '');
  const [title, ...items] = texts;
  return titled && title ? { title, items } : { items: texts };
};

/** "Attachment | Required" over "Resumes | yes": what only ticks off the rows has a title, and is no value of a label. */
const ticked =
  /^(?:yes|no|x|✓|✔|☑|required|optional|mandatory|recommended|if (?:applicable|available))\b.{0,24}$|^[✓✔☑☒]$/iu;

/** "| Spring round | Fall round" over "Applications due | March 2 | September 8": beside an empty corner stand names. */
const isCornered = ([corner = '', ...columns]: string[], rows: string[][]): boolean =>
  corner.trim() === '' &&
  columns.length >= 2 &&
  columns.every(
    (cell) => isLabelCell(cell.trim()) && cell.trim().split(/\s+/).length <= mostWords,
  ) &&
  rows.every(([head = '']) => isLabelCell(plain(head).trim()));
const mostWords = 6;

/** The first rows of a table that name its columns; a table of labels and values has no header. */
export const tableOf = (given: string[][]): Table => {
  const filled = withoutMarks(given.filter((row) => row.some((cell) => cell.trim() !== '')));
  const width = Math.max(0, ...filled.map((row) => row.length));
  // A row narrower than the others, above one that is full, groups the columns: "Application due dates".
  const isFull = (row: string[]): boolean =>
    row.length === width && row.every((cell) => cell.trim() !== '');
  const [cornered] = filled;
  if (cornered && filled.length > 2 && isCornered(cornered, filled.slice(1)))
    return {
      header: cornered.map((cell) => squeeze(plain(cell))),
      rows: filled.slice(1),
      over: [],
    };
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
  const named = first.filter((cell) =>
    names.test(squeeze(plain(cell)).replace(/[?()]/g, '')),
  ).length;
  // "Matching Requirement:" beside "No" is a label with its value, whatever columns are called elsewhere.
  const labels = filled.filter((row) => /:\s*$/.test(row[0] ?? '')).length;
  const isTicked = filled.slice(start + 1).every((row) => ticked.test(row[1]?.trim() ?? ''));
  const pairs = width === 2 && !isTicked && (named < 2 || labels > filled.length / 2);
  return pairs || named === 0
    ? { header: [], rows: filled, over: [] }
    : { header: first.map((cell) => squeeze(plain(cell))), rows: filled.slice(start + 1), over };
};

/** "Tier 1: …" and "Tier 2: …" in one cell are two facts. */
const linesWithLabels = (cell: string): { text: string; label: string; value: string }[] => {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  const found = lines.flatMap((text) => {
    const split = splitLabel(squeeze(plain(text)));
    return split ? [{ text: text.trim(), ...split }] : [];
  });
  return found.length === lines.length ? found : [];
};

/** Every row as label and value: the value cell is the quote, the label is the row's, with the column's name. */
export const pairsOfTable = (
  table: Pick<Table, 'header' | 'rows'>,
): { text: string; quote: string; label: string; value: string }[] =>
  table.rows.flatMap((row) => {
    const [head = '', ...cells] = row;
    const whole = squeeze(plain(head)).replace(/\s*:$/, '');
    // "2. Project. What will happen, where, when?" is called by its first words.
    const name =
      whole.length > 70 && /[.?]\s/.test(whole)
        ? titleOfBox(whole.replace(/^(?:\d{1,2}|[A-Z])[.)]\s+/, '')).name
        : whole;
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
      const lines = linesWithLabels(cell);
      if (lines.length > 1)
        return lines.map((line) => ({
          text: squeeze(plain(line.text)),
          quote: line.text,
          label: `${label} - ${line.label}`,
          value: line.value,
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
