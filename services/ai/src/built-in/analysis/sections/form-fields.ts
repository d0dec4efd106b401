import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { headingAbove } from '../heading-above.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { counterLine } from './counter-line.ts';

/** A question of a form on a web page, with all that stands beside it. */
export type FormField = {
  kind: 'long' | 'short' | 'choice' | 'file' | 'table';
  label: string;
  quote: string;
  block: number;
  /** The block after the last that belongs to it. */
  end: number;
  page?: number;
  help: string[];
  options: string[];
  limit?: SectionLimit;
};

/** Fields under one title of the form; none where they stand under that of the whole. */
export type FormGroup = { title?: Title; fields: FormField[] };
type Title = { text: string; quote: string; block: number; level: number };

/** "100-200 words" allows two hundred; "Approximately 250 words" is what one aims at. */
const inWords = (text: string): string =>
  text
    .replace(/^\(?\d[\d,]*\s*(?:-|to)\s*(\d[\d,]*)(?= (?:words|characters))/i, '$1')
    .replace(/^approximately /i, 'about ');

const limitIn = (text: string): SectionLimit | undefined =>
  counterLine(text)?.limit ?? lengthLimitOf(inWords(text));

const isPart = (block: Block | undefined, ...parts: string[]): boolean =>
  block !== undefined && 'field' in block && parts.includes(block.field ?? '');

const fieldAt = (blocks: Block[], at: number): FormField | undefined => {
  const block = blocks[at];
  if (!block || !('field' in block) || !block.field) return undefined;
  const { field, page } = block;
  if (field === 'help' || field === 'option') return undefined;
  let end = at + 1;
  while (isPart(blocks[end], 'help', 'option')) end++;
  const beside = blocks.slice(at + 1, end);
  const texts = (part: string): string[] =>
    beside.flatMap((each) =>
      each.type !== 'table' && isPart(each, part) ? [squeeze(plain(each.text))] : [],
    );
  const label = squeeze(plain(block.text));
  const help = texts('help');
  const limit = [label, ...help].map(limitIn).find((each) => each !== undefined);
  return {
    kind: field,
    label,
    quote: block.text,
    block: at,
    end,
    ...(page ? { page } : {}),
    help: help.filter((text) => !limitIn(text) || text.split(' ').length > 6),
    options: texts('option'),
    ...(limit ? { limit } : {}),
  };
};

const titleOver = (blocks: Block[], at: number): Title | undefined => {
  const index = headingAbove(blocks, at);
  const block = blocks[index];
  return block?.type === 'heading'
    ? { text: squeeze(plain(block.text)), quote: block.text, block: index, level: block.level }
    : undefined;
};

/** The fields of a page's form in their order, parted by the titles between them. */
export const formGroups = ({ reading: { blocks } }: Guidelines): FormGroup[] => {
  const fields = blocks.flatMap((_, at) => fieldAt(blocks, at) ?? []);
  const groups: { title: Title | undefined; fields: FormField[] }[] = [];
  for (const field of fields) {
    const title = titleOver(blocks, field.block);
    const last = groups.at(-1);
    if (last && last.title?.block === title?.block) last.fields.push(field);
    else groups.push({ title, fields: [field] });
  }
  const [first, ...rest] = groups;
  const isWhole =
    groups.length === 1 ||
    rest.every(({ title }) => (title?.level ?? 9) > (first?.title?.level ?? 0));
  return groups.map(({ title, fields: own }, index) =>
    title && !(index === 0 && isWhole) ? { title, fields: own } : { fields: own },
  );
};
