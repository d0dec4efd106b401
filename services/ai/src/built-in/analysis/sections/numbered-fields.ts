import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { headingAbove } from '../heading-above.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { isContactField } from './contact-field.ts';
import { answerForm } from './answer-fields.ts';
import { counterLine } from './counter-line.ts';
import { isPrompt } from './prompts.ts';

/** A field of a form that numbers its fields: "II.2 Problem to be addressed (max. 2,000 characters)". */
export type NumberedField = {
  code: string;
  /** What it asks, without its number. */
  asks: string;
  quote: string;
  block: number;
  end: number;
  page?: number;
  help: string[];
  limit?: SectionLimit;
};

/** Fewer than these that happen to stand together are no form. */
const leastLimited = 3;
const longestField = 700;
/** Numbers of the same form stand so near to each other: a heading and a line of help may be between them. */
const farthest = 4;
const mostWordsOfTitle = 14;
const mostWordsOfLimit = 5;

/** "II.2", "B.4", "2.1.3", "A1", "Q4": a single figure numbers anything, and is left to who reads lists. */
const code =
  /^(?:(?:question|field|box|item)\s+)?(?:(?:[IVX]{1,5}|[A-Z]|\d{1,2})(?:\.\d{1,2}){1,3}|Q(?:uestion)?\.?\s?\d{1,2}(?:\.\d{1,2})*|[A-Z]\d{1,2})[.):]?(?:\s+-{1,2})?\s+(?=["'(]?\p{L})/u;
const bareCode =
  /^(?:(?:[IVX]{1,5}|[A-Z]|\d{1,2})(?:\.\d{1,2}){1,3}|Q\.?\s?\d{1,2}|[A-Z]\d{1,2})[.):]?$/;

type Line = { text: string; quote: string; block: number; page?: number };

/** The rows of a form drawn as a table read like lines: the number and what it asks in cells of their own. */
const linesOf = (block: Block, index: number): Line[] => {
  const page = block.page ? { page: block.page } : {};
  if (block.type !== 'table')
    return [{ text: squeeze(plain(block.text)), quote: block.text, block: index, ...page }];
  return block.rows.flatMap((row): Line[] => {
    const cells = row.filter((cell) => cell.trim() !== '');
    const [first = '', second = ''] = cells;
    const quote = bareCode.test(squeeze(plain(first))) ? second : first;
    const numbered = quote === first ? first : `${first} ${second}`;
    const limit = cells.find((cell) => cell !== first && limitOfLine(cell));
    const text = squeeze(plain(limit ? `${numbered} (${limit})` : numbered));
    return [{ text, quote: quote.trim(), block: index, ...page }];
  });
};

/** Pages are what chapters are measured by. */
const inWords = (text: string): SectionLimit | undefined => {
  const limit = lengthLimitOf(text);
  return limit && limit.pages === undefined ? limit : undefined;
};

/** "Word limit: 300" or "Max. 200 words" in a line of its own, and no "Costs (200 words)". */
const onlyLimit = /^[([]?(?:max|word|character|limit|up to|at most|no more|not more|\d)/i;
const limitOfLine = (text: string): SectionLimit | undefined =>
  counterLine(text)?.limit ??
  (onlyLimit.test(text) && text.split(/\s+/).length <= mostWordsOfLimit
    ? inWords(text)
    : undefined);

const isOpen = (text: string): boolean => /\([^()]*$/.test(text);

/** "… partners (max. 1,200" / "characters)": the rest of a line that a narrow column broke. */
const continues = (
  text: string,
  block: Block | undefined,
): block is Exclude<Block, { type: 'table' }> =>
  block?.type === 'paragraph' &&
  block.text.length <= 200 &&
  (isOpen(text) || (/^\p{Ll}/u.test(block.text.trim()) && !/[.?!)]$/.test(text)));

/** What is said under a field to help with it, or to limit it; the next field ends it. */
const helpIn = (block: Block | undefined): string | undefined => {
  if (block?.type !== 'item' && block?.type !== 'paragraph') return undefined;
  const text = squeeze(plain(block.text));
  const helps = block.type === 'item' || isPrompt({ text }) || limitOfLine(text);
  return helps && !code.test(text) ? text : undefined;
};

const longestHelp = 200;
/** "We print this on our website." right over "Maximum 35 words.": the limit shows that it helps with the field. */
const helpOverLimit = (block: Block | undefined, below: Block | undefined): string | undefined => {
  if (block?.type !== 'paragraph' || below?.type !== 'paragraph') return undefined;
  const text = squeeze(plain(block.text));
  const isLimited = limitOfLine(squeeze(plain(below.text))) !== undefined;
  return isLimited && text.length <= longestHelp && !code.test(text) ? text : undefined;
};

/** The field that a line begins, with the rest of it and what is said to help under it. */
const fieldAt = (blocks: Block[], line: Line): NumberedField | undefined => {
  const [number] = code.exec(line.text) ?? [];
  if (number === undefined) return undefined;
  let { text, quote } = line;
  let end = line.block + 1;
  const help: string[] = [];
  if (blocks[line.block]?.type !== 'table') {
    for (let next = blocks[end]; continues(text, next); next = blocks[end]) {
      text = `${text} ${squeeze(plain(next.text))}`;
      quote = `${quote} ${next.text}`;
      end += 1;
    }
    const helpHere = (): string | undefined =>
      helpIn(blocks[end]) ?? helpOverLimit(blocks[end], blocks[end + 1]);
    for (let said = helpHere(); said !== undefined; said = helpHere()) {
      help.push(said);
      end += 1;
    }
  }
  if (text.length > longestField) return undefined;
  const limit =
    inWords(text) ?? help.map((said) => limitOfLine(said) ?? inWords(said)).find(Boolean);
  return {
    code: number.trim().replace(/[.):]*(?:\s+-{1,2})?$/, ''),
    asks: text.slice(number.length),
    quote,
    block: line.block,
    end,
    ...(line.page ? { page: line.page } : {}),
    help: help.filter((said) => limitOfLine(said) === undefined),
    ...(limit ? { limit } : {}),
  };
};

/** "Name of the contact person (80 characters)" is filled in; "Gender equality (1,200 characters)" is written. */
const isShort = ({ limit }: NumberedField): boolean =>
  (limit?.characters ?? 0) <= 250 && (limit?.words ?? 0) <= 40;

const asserts = /\b(?:is|are|was|were|must|shall|will|may|can|cannot|should|has|have)\b/i;

/** A field without a limit asks for something to write, and not for a name or a date. */
const asksToWrite = (field: NumberedField): boolean => {
  const { asks, limit } = field;
  if (isShort(field) && isContactField(asks)) return false;
  const isTitle = asks.split(' ').length <= mostWordsOfTitle && !asserts.test(asks);
  return limit !== undefined || isPrompt({ text: asks }) || isTitle;
};

/** "2.1 Your project" over "2.1.1 Need" titles its fields. */
const isOver = (field: NumberedField, next: NumberedField | undefined): boolean =>
  next?.code.startsWith(`${field.code}.`) ?? false;

export type NumberedForm = { fields: NumberedField[]; start: number; end: number };

/**
 * The fields of a form that gives each a number of two parts and most of them a limit in words or characters, with
 * the stretch in which they stand.
 */
export const numberedForm = (guidelines: Guidelines): NumberedForm | undefined => {
  const { blocks } = guidelines.reading;
  const isAside = (block: number): boolean => {
    const aside = statementAt(guidelines.statements, block)?.aside;
    return aside !== undefined && aside !== 'background';
  };
  const { blocks: told } = answerForm(guidelines);
  const numbered = blocks.flatMap((block, index) =>
    isAside(index) || told.has(index)
      ? []
      : linesOf(block, index).flatMap((line) => fieldAt(blocks, line) ?? []),
  );
  const limited = numbered.filter(({ limit }) => limit);
  const [first, last] = [limited[0], limited.at(-1)];
  if (!first || !last || new Set(limited.map((field) => field.code)).size < leastLimited)
    return undefined;
  const from = numbered.indexOf(first);
  const to = numbered.lastIndexOf(last);
  // Among as many numbers that ask nothing they are paragraphs of a guide that numbers everything.
  const between = numbered.slice(from, to + 1);
  if (limited.length * 2 < between.length) return undefined;
  const near = (a: NumberedField | undefined, b: NumberedField): boolean =>
    a !== undefined && Math.abs(a.block - b.block) <= farthest;
  let [start, end] = [from, to];
  while (start > 0 && near(numbered[start - 1], numbered[start] ?? first)) start -= 1;
  while (end < numbered.length - 1 && near(numbered[end + 1], numbered[end] ?? last)) end += 1;
  const whole = numbered.slice(start, end + 1);
  const begins = whole[0]?.block ?? first.block;
  const title = headingAbove(blocks, begins);
  return {
    fields: whole.filter((field, at) => asksToWrite(field) && !isOver(field, whole[at + 1])),
    start: title === begins - 1 ? title : begins,
    end: whole.at(-1)?.end ?? last.end,
  };
};
