import type { Block } from '@grantwright/shared/contract';
import type { Chapter, Guidelines } from '../guidelines.ts';
import { counterLine } from './counter-line.ts';
import { textAt } from './whole-template.ts';

/** A form printed page by page, "1. Applicant details", "2. Grant details", with the titles of its fields in their order. */
export type PagedForm = { start: number; end: number; titles: Chapter[] };

const fewestPages = 2;
const fewestTitles = 4;
const fewestSigns = 3;
/** Fields with a count of their own that stand under one title: more of them are parts themselves. */
const mostCounted = 2;
const page = /^(?:(?:step|page|part|section) )?\d{1,2}[.):]\s/i;
/** "< Previous | Next >", "Save as draft", "Save and continue" */
const steering =
  /^\W*(?:previous|back|next|save as (?:a )?draft|save (?:and|&) (?:continue|next|exit)|next page|preview)\b[^.]{0,60}$/i;
/** The last pages of a form only send it. */
const sends =
  /^(?:\d{1,2}[.):]\s*)?(?:confirm|preview|review|submit|complete|summary|send|finish|done|thank you)\b/i;

export const isSteering = (text: string): boolean => steering.test(text);

const countsIn = (blocks: Block[], from: number, end: number): number =>
  blocks
    .slice(from, end)
    .filter((block) => block.type !== 'table' && counterLine(block.text)?.counts === true).length;

const find = ({ reading: { blocks }, chapters }: Guidelines): PagedForm | undefined => {
  if (blocks.some((block) => 'field' in block && block.field)) return undefined;
  const signs = countsIn(blocks, 0, blocks.length);
  const steers = blocks.filter((block) => isSteering(textAt(block))).length;
  if (signs + steers < fewestSigns || steers + signs * 2 < fewestSigns) return undefined;
  const titles = chapters.filter(({ level }) => level < 7);
  const pages = titles.filter(({ title }) => page.test(title) && !sends.test(title));
  const level = pages[0]?.level ?? 0;
  const first = pages[0]?.block;
  if (first === undefined || pages.length < fewestPages) return undefined;
  if (pages.some((each) => each.level !== level)) return undefined;
  const inner = titles.filter(
    (each) =>
      each.level > level && pages.some(({ block, end }) => each.block > block && each.block < end),
  );
  const end = pages.at(-1)?.end ?? blocks.length;
  const nextOf = (title: Chapter): number =>
    titles.find(({ block }) => block > title.block)?.block ?? end;
  if (inner.length < fewestTitles) return undefined;
  if (inner.some((each) => countsIn(blocks, each.block, nextOf(each)) > mostCounted))
    return undefined;
  // What is counted stands under the titles, and is not titled by lines of its own.
  const under = inner.reduce((sum, each) => sum + countsIn(blocks, each.block, nextOf(each)), 0);
  return under * 2 >= countsIn(blocks, first, end)
    ? { start: first, end, titles: inner }
    : undefined;
};

const known = new WeakMap<Guidelines, PagedForm | false>();

export const pagedForm = (guidelines: Guidelines): PagedForm | undefined => {
  const form = known.get(guidelines) ?? find(guidelines) ?? false;
  known.set(guidelines, form);
  return form || undefined;
};
