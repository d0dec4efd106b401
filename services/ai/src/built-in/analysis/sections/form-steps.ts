import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { counterLine } from './counter-line.ts';

/** "Step 2 - Project description" of a form, with the blocks that tell its fields. */
export type FormStep = {
  /** Without its number. */
  title: string;
  quote: string;
  page?: number;
  block: number;
  end: number;
  /** What stands behind the title in the same line. */
  beside: string;
};

export type StepForm = { steps: FormStep[]; start: number; end: number };

const fewest = 3;
const kinds = '(?:step|page|screen|tab|section|part|stage)';
const number = '(\\d{1,2}|[IVX]{1,4}|[A-H])';
/** "Step 1 — Applicant information", "Page 2: Budget: sum, lines", "Section C. Your project" */
const stepLine = new RegExp(
  `^(${kinds}) ${number}(?: of \\d{1,2})?\\s*(?:[:.)|]|\\s-{1,2}\\s)\\s*(\\p{Lu}.*)$`,
  'isu',
);
/** Title and fields in one line: "Step 2: Your idea: title, summary", "Step 2 - Your idea (title, summary)" */
const titleAndRest = /^([^:.(]{3,70}?)(?:\s*:\s+|\.\s+|\s-{1,2}\s|\s+(?=\())(.+)$/su;
/** What one does to apply, and when: steps of a way, and of no form. */
const ofWay =
  /^(?:please )?(?:check|read|review|register|create|log|sign|submit|send|contact(?! (?:details|information|person|name|data))|wait|attend|apply|prepare|complete|fill|download|upload|click|visit|choose|select|find|get|gather|schedule|discuss|confirm your eligib|receive|go|start|begin|make|set up|open|write|draft|decide|determine|learn|follow|request|enter|obtain|ensure|meet|e-?mail|call|notif|interview|eligibility|assessment|shortlist|decision|award|payment|expressions? of interest|letters? of (?:intent|inquiry)|concept (?:note|paper)|pre-?proposals?|full (?:proposal|application)s?|invitation|approval|evaluation$|selection|screening|panel|final|external|internal|committee|board|peer|site visit)\b/i;
/** "Applications are made in an online form of six steps", "The form has these pages" */
const ofForm =
  /\b(?:multi-?(?:step|page)|(?:online|application|entry|web|grant) forms?|the form|form (?:has|is|consists|asks)|portal|application (?:has|is|consists|asks))\b/i;
const sentence =
  /\b(?:we (?:will|review|assess|invite|send|contact|check|notify)|you (?:will|must|should|can) (?:be|receive|hear|wait|need|submit|apply|send|register)|(?:will|must) be (?:notified|reviewed|submitted|invited|assessed))\b/i;
const fields =
  /\b(?:name|e-?mail|address|phone|title|summary|description|budget|amount|cost|timeline|dates?|bio|mission|links?|website|upload|attach|file|pdf|characters?|words?|experience|history|team|signature|type|number|goals?|outcomes?|impact|audience|plan|expenses|income|documents?|samples?|letters?|how|what|why|who)\b/i;
const leastFields = 0.6;

const textOf = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' ? '' : squeeze(plain(block.text));

/** A title ends where a colon, a bracket or a dash begins to tell its fields; a comma alone does not. */
const splitTitle = (rest: string): { title: string; beside: string } => {
  const [, title = rest, beside = ''] = titleAndRest.exec(rest) ?? [];
  return { title: title.replace(/[\s:.]+$/, ''), beside };
};

const stepAt = (
  block: Block,
  at: number,
): (Omit<FormStep, 'end'> & { kind: string; mark: string }) | undefined => {
  if (block.type === 'table') return undefined;
  const text = squeeze(plain(block.text));
  const [, kind = '', mark = '', rest = ''] = stepLine.exec(text) ?? [];
  if (rest === '') return undefined;
  const { title, beside } = splitTitle(rest);
  const page = block.page ? { page: block.page } : {};
  return {
    kind: kind.toLowerCase(),
    mark,
    title,
    beside,
    quote: block.text,
    block: at,
    ...page,
  };
};

type Found = NonNullable<ReturnType<typeof stepAt>>;

/** Steps of one kind in a row, from the first on. */
const rowsOf = (found: Found[]): Found[][] => {
  const rows: Found[][] = [];
  for (const step of found) {
    const row = rows.at(-1);
    if (row && row[0]?.kind === step.kind && !/^(?:1|I|A)$/.test(step.mark)) row.push(step);
    else rows.push([step]);
  }
  return rows;
};

const endOf = (blocks: Block[], { block }: Found, next: number | undefined): number => {
  if (next !== undefined) return next;
  const own = blocks[block];
  const level = own?.type === 'heading' ? own.level : 9;
  const after = blocks.findIndex(
    (each, index) => index > block && each.type === 'heading' && each.level <= level,
  );
  // Without a heading after it, the last step holds what stands right under it.
  return after === -1 ? Math.min(blocks.length, block + 6) : after;
};

/** Under a step that holds questions one by one, with numbers, counts or titles of their own, these are the parts. */
const mostLines = 3;
const isAskedApart = (blocks: Block[], { block, end }: FormStep): boolean => {
  const inner = blocks.slice(block + 1, end);
  const texts = inner.map(textOf);
  return (
    inner.filter(({ type }) => type === 'paragraph').length > mostLines ||
    inner.some(({ type }) => type === 'table' || type === 'heading') ||
    inner.some((each) => 'field' in each && each.field !== undefined) ||
    texts.some((text) => /^\d{1,2}(?:\.\d{1,2})*[.)]?\s|\?(?:\s*\([^()]*\))?$/.test(text)) ||
    texts.some((text) => counterLine(text) !== undefined)
  );
};

const isForm = (blocks: Block[], row: Found[], steps: FormStep[]): boolean => {
  if (row.length < fewest || row.some(({ title }) => ofWay.test(title))) return false;
  if (steps.some((step) => isAskedApart(blocks, step))) return false;
  const told = steps.map(({ block, end, beside }) =>
    [beside, ...blocks.slice(block + 1, end).map(textOf)].filter(Boolean).join(' '),
  );
  const filled = told.filter((text) => fields.test(text) && !sentence.test(text));
  const before = blocks.slice(Math.max(0, (row[0]?.block ?? 0) - 4), row[0]?.block).map(textOf);
  return (
    filled.length >= steps.length * leastFields &&
    (before.some((text) => ofForm.test(text)) || filled.length >= steps.length * 0.8)
  );
};

const find = ({ reading: { blocks } }: Guidelines): StepForm | undefined => {
  const found = blocks.flatMap((block, at) => stepAt(block, at) ?? []);
  for (const row of rowsOf(found)) {
    const steps = row.map((step, at): FormStep => {
      const { kind: _kind, mark: _mark, ...own } = step;
      return { ...own, end: endOf(blocks, step, row[at + 1]?.block) };
    });
    const [first, last] = [steps[0], steps.at(-1)];
    if (first && last && isForm(blocks, row, steps))
      return { steps, start: first.block, end: last.end };
  }
  return undefined;
};

const known = new WeakMap<Guidelines, StepForm | false>();

/** The steps of a form as a page tells them, each with its fields; undefined where the steps are those of applying. */
export const stepForm = (guidelines: Guidelines): StepForm | undefined => {
  const form = known.get(guidelines) ?? find(guidelines) ?? false;
  known.set(guidelines, form);
  return form || undefined;
};
