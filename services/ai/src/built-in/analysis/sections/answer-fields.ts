import type { SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines, TablePart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { isContactField } from './contact-field.ts';
import { sectionName } from './section-name.ts';

/** A field of a form that a table tells: what it is called, how long its answer may be, and what is said of it. */
export type AnswerField = {
  name: string;
  quote: string;
  block: number;
  page?: number;
  limit: SectionLimit;
  help: string;
  required: boolean;
};

/** Fewer fields with limits are no form. */
const leastLimited = 3;
/** Shorter answers than these name somebody or something. */
const [shortCharacters, shortWords] = [250, 40];
const length =
  '(?:(?:up to|at most|max(?:imum)?\\.?(?: of)?|limit(?: of)?:?|no more than|not more than|within|about|limited to|in) )?\\d[\\d,]* ?(?:words?|char(?:acter)?s?)(?: (?:max(?:imum)?\\.?|limit|or (?:less|fewer)|at most|including spaces|with spaces))?';
const written =
  '(?:(?:multi-?line|long|short|longer|free|open|plain|rich|running|written|narrative|large|small|single|paragraph)[ -])*(?:text|answer|response|narrative|paragraphs?|essay|textarea|prose)(?:[ -](?:box|area|field|entry|answer|response|block))?';
/** "text, up to 600 characters", "Long answer (300 words)", "500 words max." at the head of a cell. */
const writtenKind = new RegExp(`^(?:${written}\\b[\\s,:;(–-]*)?(${length})(?:\\)|\\b)`, 'i');
const onlyWritten = new RegExp(`^${written}$`, 'i');
/** What is filled in, chosen or uploaded, and not written. */
const filledKind =
  /^(?:an? |one |two |three |four |single |multiple |short |whole |yes ?\/ ?|\d+ )*(?:entry|entries|numbers?|numeric|dates?|dollars?|amounts?|currency|figures?|percent(?:age)?|drop-?down\b.*|(?:pick|select)(?: (?:one|from|all)\b.*)?|list|choice|choose\b.*|choices|option|check ?box(?:es)?|tick ?box(?:es)?|radio\b.*|yes|no|yes or no|upload\b.*|file\b.*|attachment\b.*|pdf\b.*|e-?mail(?: address)?|phone\b.*|telephone\b.*|url|link|web address|address|name|line|short text|text line|signature|map\b.*|table\b.*|automatic\b.*|calculated\b.*)(?:[,;:.(].*)?$/is;
/** What a column is called that tells how a field is answered. */
const kindColumn =
  /\b(?:(?:kind|type|form|format|length|limit|size) of (?:the )?(?:answers?|responses?|fields?|entry)|(?:answer|response|field|entry|input|data)s?[ -]?(?:type|kind|format|limit|length|size|mode)|type|format|answer|response|how (?:it is|to|you) answer(?:ed)?|(?:character|word) (?:limit|count)s?|limits?|length|maximum|max\.?)\b/i;
const starred = /\*\s*$/;

type Row = { name: string; quote: string; cells: string[] };

const rowsOf = (table: TablePart): Row[] =>
  table.rows.map(([quote = '', ...cells]) => ({
    name: squeeze(plain(quote)),
    quote,
    cells: cells.map((cell) => squeeze(plain(cell))).filter(Boolean),
  }));

const limitIn = ({ cells }: Row): { limit: SectionLimit; help: string } | undefined => {
  for (const cell of cells) {
    const [head, size] = writtenKind.exec(cell) ?? [];
    const limit = size === undefined ? undefined : lengthLimitOf(`(${size})`);
    if (head !== undefined && limit) {
      const rest = cell.slice(head.length).replace(/^[\s).,;:–-]+/, '');
      const beside = cells.filter(
        (other) =>
          other !== cell &&
          !onlyWritten.test(other) &&
          !filledKind.test(other) &&
          !/^(?:required|optional|mandatory)$/i.test(other),
      );
      return { limit, help: [rest, ...beside].filter(Boolean).join(' ') };
    }
  }
  return undefined;
};

const isHeader = ({ cells }: Row): boolean =>
  cells.some((cell) => cell.length <= 40 && kindColumn.test(cell) && !/\d/.test(cell));

const isKnown = (row: Row): boolean =>
  limitIn(row) !== undefined ||
  row.cells.some((cell) => filledKind.test(cell) || onlyWritten.test(cell));

/** The rows of a table whose column tells of each field how it is answered; none where it is another table. */
const fieldRows = (table: TablePart): Row[] => {
  if (table.aside && table.aside !== 'background') return [];
  const all = rowsOf(table);
  const [first] = all;
  const hasHead =
    first !== undefined && table.header.length === 0 && isHeader(first) && !limitIn(first);
  const rows = hasHead ? all.slice(1) : all;
  const isHeaded = hasHead || table.header.slice(1).some((name) => kindColumn.test(name));
  return isHeaded && rows.length > 0 && rows.every(isKnown) ? rows : [];
};

/** "number", "text, up to 600 characters.": how a field is answered, and nothing that the funder demands. */
export const isKindOfAnswer = (text: string): boolean => {
  const said = squeeze(plain(text)).replace(/[.;]$/, '');
  return (
    onlyWritten.test(said) ||
    said === writtenKind.exec(said)?.[0] ||
    (filledKind.test(said) && !/\d/.test(said) && said.split(' ').length <= 4)
  );
};

const isShort = ({ characters, words }: SectionLimit): boolean =>
  (characters ?? 0) <= shortCharacters && (words ?? 0) <= shortWords;

export type AnswerForm = { fields: AnswerField[]; blocks: ReadonlySet<number> };

const find = (guidelines: Guidelines): AnswerForm => {
  const tables = guidelines.tables.map((table) => ({ table, rows: fieldRows(table) }));
  const ofForm = tables.filter(({ rows }) => rows.length > 0);
  const hasStars = ofForm.some(({ rows }) => rows.some(({ name }) => starred.test(name)));
  const fields = ofForm.flatMap(({ table, rows }) =>
    rows.flatMap((row): AnswerField[] => {
      const told = limitIn(row);
      const name = sectionName(row.name.replace(starred, ''));
      if (!told || name.length < 3 || (isShort(told.limit) && isContactField(name))) return [];
      const isOptional = row.cells.concat(row.name).some((cell) => /\boptional\b/i.test(cell));
      return [
        {
          name,
          quote: row.quote.trim(),
          block: table.block,
          ...(table.page ? { page: table.page } : {}),
          ...told,
          required: !isOptional && (!hasStars || starred.test(row.name)),
        },
      ];
    }),
  );
  return fields.length < leastLimited
    ? { fields: [], blocks: new Set() }
    : { fields, blocks: new Set(ofForm.map(({ table }) => table.block)) };
};

const known = new WeakMap<Guidelines, AnswerForm>();

/**
 * A form told in tables, often a small one for each of its tabs, that say of each field how it is answered: "text, up
 * to 600 characters", "number", "upload".
 */
export const answerForm = (guidelines: Guidelines): AnswerForm => {
  const form = known.get(guidelines) ?? find(guidelines);
  known.set(guidelines, form);
  return form;
};
