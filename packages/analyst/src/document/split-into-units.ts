import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { detectDateOrder } from '@grantwright/shared/values';
import { limitLength } from '../text/limit-length.ts';
import { findValues } from '../text/values.ts';
import { joinBrokenSentences } from './join-broken-sentences.ts';
import { splitLines } from './lines.ts';
import { isTitleLike } from './title-like.ts';
import { readRows } from './rows.ts';
import type { Unit } from './unit.ts';

export type Doc = {
  extractedText: ExtractedText;
  units: readonly Unit[];
};

type Title = { text: string; level: number };

/** The level of labels, which rank below all headings. The introductory sentence of a list ranks below all labels. */
const labelLevel = 7;
const leadLevel = 8;

/**
 * Splits extracted text into units with their values, in reading order. Splits long blocks first to limit the
 * processing time.
 */
export function splitIntoUnits(unbounded: ExtractedText): Doc {
  const extractedText = limitLength(joinSentences(unbounded));
  const units = toUnits(extractedText);
  const order = detectDateOrder(units.map(({ text }) => text));
  return {
    extractedText,
    units: units.map((unit) => ({ ...unit, values: findValues(unit.text, order) })),
  };
}

/** A unit without its values, which take the longest to find. */
export type PlainUnit = Omit<Unit, 'values'>;

export const splitIntoPlainUnits = (extractedText: ExtractedText): PlainUnit[] =>
  toUnits(limitLength(joinSentences(extractedText)));

const joinSentences = (extractedText: ExtractedText): ExtractedText => ({
  ...extractedText,
  blocks: joinBrokenSentences(extractedText.blocks),
});

function toUnits({ blocks }: ExtractedText): PlainUnit[] {
  const units: PlainUnit[] = [];
  let titles: Title[] = [];

  const openTitle = (text: string, level: number): void => {
    const title = text.replace(/_{3,}/g, '').trim();
    titles = [...titles.filter((titlesAbove) => titlesAbove.level < level), { text: title, level }];
  };
  const closeTitles = (level: number): void => {
    titles = titles.filter((title) => title.level < level);
  };

  blocks.forEach((block, index) => {
    const place = () => ({
      path: titles.map(({ text }) => text),
      block: index,
      ...(block.page !== undefined && { page: block.page }),
    });
    if (block.type === 'table') {
      for (const row of readRows(block.rows)) units.push({ ...row, ...place(), level: 0 });
      return;
    }
    if (block.type !== 'item') closeTitles(leadLevel);
    if (block.type === 'heading') {
      closeTitles(block.level);
      const text = block.text.trim();
      if (text)
        units.push({
          ...trimWithOffsets(block.text),
          ...place(),
          kind: 'heading',
          level: block.level,
        });
      openTitle(text, block.level);
      return;
    }
    const form = {
      ...(block.field && { field: block.field }),
      ...(block.checked !== undefined && { checked: block.checked }),
    };
    const lines = splitLines(block.text);
    if (block.type === 'paragraph' && !block.field && isTitleLike(lines, blocks[index + 1])) {
      closeTitles(labelLevel);
      units.push({ ...trimWithOffsets(block.text), ...place(), kind: 'label', level: 0 });
      openTitle(block.text.trim(), labelLevel);
      return;
    }
    const kind = block.field ? 'field' : block.type === 'item' ? 'item' : 'sentence';
    const level = block.type === 'item' ? block.depth : 0;
    units.push(...lines.map((line) => ({ ...line, ...place(), ...form, kind, level }) as const));
    const last = lines.at(-1);
    if (last && opensList(last.text, blocks[index + 1], block))
      openTitle(last.text, block.type === 'item' ? leadLevel + 1 + block.depth : leadLevel);
  });
  return units;
}

const trimWithOffsets = (text: string) => {
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  return { text: trimmed, start, end: start + trimmed.length };
};

/** Whether text introduces a list: "Applicants must:", or an item with nested items. */
const opensList = (text: string, next: Block | undefined, block: Block): boolean =>
  next?.type === 'item' && (block.type === 'item' ? next.depth > block.depth : text.endsWith(':'));
