import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { counterLine } from './counter-line.ts';
import { isPrompt } from './prompts.ts';

/** A group of questions of a long form: "3.2. Your neighbourhood" over "3.2.1. Who uses the hall". */
export type QuestionGroup = {
  title: string;
  quote: string;
  page?: number;
  /** From its own title to the title of the next group. */
  block: number;
  end: number;
};

export type GroupedForm = { groups: QuestionGroup[]; start: number; end: number };

const fewestGroups = 4;
const fewestInner = 6;
/** Of the inner titles, so many must ask or have a field under them; a guide's numbered clauses do neither. */
const leastShareAsking = 0.4;
const longestTitle = 160;

const numbered = /^(\d{1,2}(?:\.\d{1,2})+)[.):]?\s+(\p{L}.*)$/su;
const chapter = /^\d{1,2}[.)]?\s+\p{L}/u;

type Title = { depth: number; title: string; quote: string; block: number; page?: number };

const titleAt = (block: Block, at: number): Title | undefined => {
  if (block.type === 'table') return undefined;
  const text = squeeze(plain(block.text));
  const [, number = '', title = ''] = numbered.exec(text) ?? [];
  const page = block.page ? { page: block.page } : {};
  // A numbered clause is a sentence; a title is none, and a question may be one.
  if (number === '' || text.length > longestTitle || /[.;,]$/.test(title)) return undefined;
  return { depth: number.split('.').length, title, quote: block.text, block: at, ...page };
};

/** "If 'Yes', go to 2.1.3" */
export const isBranch = (text: string): boolean =>
  /^if\b[^.]{1,120},? (?:go|skip|continue|jump|move on) to\b/i.test(text);
/** "Select all that apply", "Choose one", "Tick one box" */
export const isChoosing = (text: string): boolean =>
  /^(?:please )?(?:select|choose|tick|check|pick) (?:one|all|any|every|the|from|up to|an? |only)\b.{0,60}$/i.test(
    text,
  );

const isSignOfField = (block: Block | undefined): boolean => {
  if (!block || block.type === 'table') return false;
  const text = squeeze(plain(block.text));
  return (
    isBranch(text) ||
    isChoosing(text) ||
    counterLine(text) !== undefined ||
    /\?$/.test(text) ||
    /^(?:please )?upload\b/i.test(text) ||
    /^(?:describe|explain|tell us|give|outline|summari[sz]e|list|state)\b/i.test(text)
  );
};

const asksIn = (blocks: Block[], { block, title }: Title, end: number): boolean =>
  isPrompt({ text: title }) ||
  /\?$|^upload\b/i.test(title) ||
  blocks.slice(block + 1, end).some(isSignOfField);

const find = ({ reading: { blocks } }: Guidelines): GroupedForm | undefined => {
  const titles = blocks.flatMap((block, at) => titleAt(block, at) ?? []);
  const heads = titles.filter(({ depth }) => depth === 2);
  const inner = titles.filter(({ depth }) => depth > 2);
  const [first] = heads;
  if (!first || heads.length < fewestGroups || inner.length < fewestInner) return undefined;
  const endOf = (title: Title): number =>
    titles.find(({ block }) => block > title.block)?.block ?? blocks.length;
  const asking = inner.filter((title) => asksIn(blocks, title, endOf(title)));
  if (asking.length < inner.length * leastShareAsking) return undefined;
  const led = heads.filter((head, at) =>
    inner.some(({ block }) => block > head.block && block < (heads[at + 1]?.block ?? Infinity)),
  );
  if (led.length * 2 < heads.length) return undefined;
  const isChapter = (block: Block): boolean =>
    block.type === 'heading' && chapter.test(squeeze(plain(block.text)));
  const groups = heads.map(({ title, quote, block, page }, at): QuestionGroup => {
    const next = heads[at + 1]?.block ?? blocks.length;
    const over = blocks.findIndex(
      (each, index) => index > block && index < next && isChapter(each),
    );
    const end = over === -1 ? next : over;
    return { title, quote, block, end, ...(page ? { page } : {}) };
  });
  const start = isChapter(blocks[first.block - 1] ?? { type: 'table', rows: [] })
    ? first.block - 1
    : first.block;
  return { groups, start, end: groups.at(-1)?.end ?? start };
};

const known = new WeakMap<Guidelines, GroupedForm | false>();

/**
 * The groups of a long form that numbers its steps, its groups and its questions in turn ("3.", "3.2.", "3.2.1."):
 * undefined where the numbers are a guide's, which asks nothing under them.
 */
export const groupedForm = (guidelines: Guidelines): GroupedForm | undefined => {
  const form = known.get(guidelines) ?? find(guidelines) ?? false;
  known.set(guidelines, form);
  return form || undefined;
};
