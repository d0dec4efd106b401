import type { Block } from '@grantwright/shared/contract';
import { plain } from '@grantwright/analyst';
import { withoutItemLabels } from '../../text/item-labels.ts';
import { excludes } from './excluding-titles.ts';
import { withLedLists } from './led-lists.ts';
import { runInHead } from './run-in-head.ts';
import { bulletOf, isTitleLike } from './shape.ts';

/** Numbers that people type before the lines of a list, and the place each gives the line. */
const typed: [RegExp, (mark: string) => number][] = [
  [/^\(?(\d{1,2})[.)](?:\s+(?=\S)|(?=\p{L}))/u, (mark) => Number(mark)],
  [/^\(?([a-z])[.)]\s+(?=\S)/, (mark) => mark.charCodeAt(0) - 96],
  [/^\(?([A-Z])[.)]\s+(?=\S)/, (mark) => mark.charCodeAt(0) - 64],
  [/^0?(\d{1,2})\s+(?=\([A-Z])/, () => Number.NaN],
];

const startOf = (text: string, kind: number): { place: number; length: number } | undefined => {
  const rule = typed[kind];
  const match = rule?.[0].exec(text);
  return rule && match ? { place: rule[1](match[1] ?? ''), length: match[0].length } : undefined;
};

/** The lines that, from here on, count on from each other; what is listed under one may stand between. */
const runFrom = (blocks: Block[], from: number, kind: number): number[] => {
  const run: number[] = [];
  let last: number | undefined;
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at];
    if (run.length > 0 && block?.type === 'item') continue;
    const start = block?.type === 'paragraph' ? startOf(plain(block.text), kind) : undefined;
    if (!start || (last !== undefined && !Number.isNaN(last) && start.place !== last + 1)) break;
    last = start.place;
    run.push(at);
  }
  return run;
};

/** "A. Who. …", "B. Who not. …": short chapters with their titles run in, and no list of one thing. */
const tellsUnderTitles = (blocks: Block[]): boolean =>
  blocks.filter((block) => block.type === 'paragraph' && runInHead(plain(block.text))).length >= 2;

/** Paragraphs that count on from each other by typed numbers or letters are a list. */
const withTypedLists = (blocks: Block[]): Block[] => {
  const shaped = [...blocks];
  for (let at = 0; at < blocks.length; at++) {
    for (const kind of typed.keys()) {
      const run = runFrom(blocks, at, kind);
      const end = run.at(-1) ?? at;
      if (run.length < 3 || tellsUnderTitles(run.flatMap((index) => blocks[index] ?? []))) continue;
      for (let index = at; index <= end; index++) {
        const block = blocks[index];
        if (block?.type === 'item') shaped[index] = { ...block, depth: block.depth + 1 };
        if (block?.type !== 'paragraph') continue;
        const start = startOf(plain(block.text), kind);
        shaped[index] = {
          ...block,
          type: 'item',
          depth: 0,
          ordered: true,
          text: block.text.slice(start?.length ?? 0),
        };
      }
      at = end;
      break;
    }
  }
  return shaped;
};

/** Titles over lists that people type without any bullet. */
const overList = (text: string): boolean =>
  excludes(text) !== undefined ||
  /^(?:required )?(?:uploads|enclosures|attachments|supporting documents)\b.{0,30}$/i.test(text);

const isShortLine = (block: Block | undefined): boolean =>
  (block?.type === 'paragraph' || block?.type === 'heading') &&
  block.text.length <= 110 &&
  !/[.:!?]$/.test(block.text.trim()) &&
  bulletOf(plain(block.text)) === undefined &&
  !/^\d/.test(block.text) &&
  !excludes(plain(block.text));

/** "What we don't", "Minibuses", "Overseas trips": short lines under a title of a list are its items. */
const withBareLists = (blocks: Block[]): Block[] => {
  const shaped = [...blocks];
  let read = 0;
  let listed = 0;
  blocks.forEach((title, at) => {
    if (title.type === 'table' || title.text.length > 60 || !overList(plain(title.text))) return;
    // A title within such a list has the same end, and the same items behind it.
    let end = Math.max(at + 1, read);
    while (isShortLine(blocks[end])) end++;
    read = end;
    // What stands right before a longer text titles that text.
    const next = blocks[end];
    if (next?.type === 'paragraph' && blocks[end - 1]?.type === 'heading') end--;
    if (end - at - 1 < 3) return;
    const from = Math.max(at + 1, listed);
    listed = end;
    for (let index = from; index < end; index++) {
      const block = blocks[index];
      if (block?.type !== 'paragraph' && block?.type !== 'heading') continue;
      shaped[index] = {
        type: 'item',
        depth: 0,
        ordered: false,
        text: block.text,
        ...(block.page ? { page: block.page } : {}),
      };
    }
    if (title.type === 'item') {
      shaped[at] = {
        type: 'paragraph',
        text: title.text,
        ...(title.page ? { page: title.page } : {}),
      };
    }
  });
  return shaped;
};

const isOutline = (blocks: Block[], at: number): boolean => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  return (
    block?.type === 'item' &&
    block.ordered &&
    isTitleLike(plain(block.text)) &&
    next?.type === 'paragraph' &&
    !isTitleLike(plain(next.text))
  );
};

/** "1. Background", a paragraph, "2. Need", a paragraph: numbered items that title what follows are headings. */
const withoutOutlines = (blocks: Block[]): Block[] => {
  const titles = blocks.flatMap((_, at) => (isOutline(blocks, at) ? [at] : []));
  const near = (index: number): boolean => {
    const at = titles[index] ?? 0;
    return at - (titles[index - 1] ?? -Infinity) <= 8 || (titles[index + 1] ?? Infinity) - at <= 8;
  };
  const shaped = [...blocks];
  for (const [index, at] of titles.entries()) {
    const block = blocks[at];
    if (block?.type === 'item' && near(index))
      shaped[at] = {
        type: 'paragraph',
        text: block.text,
        ...(block.page ? { page: block.page } : {}),
      };
  }
  return shaped;
};

/**
 * The blocks, one for one, in the form that their author meant: typed lists as items, numbered items
 * that title a text as titles. Texts stay literal parts of the originals.
 */
export const shapeBlocks = (blocks: Block[]): Block[] =>
  withoutOutlines(withTypedLists(withBareLists(withLedLists(withoutItemLabels(blocks)))));
