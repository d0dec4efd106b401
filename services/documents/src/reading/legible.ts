import type { Block, Reading } from '@grantwright/shared/contract';
import { noteTexts } from './notes.ts';
import { kinds, reasons, UnreadableError } from './unreadable.ts';

/** What stands where a character was lost, and what stands for no character: nobody can read it. */
const lost = /[\uFFFD\u0080-\u009F]|\p{Co}|\p{Cn}|\p{Cs}/gu;
/** The marks of a list are often signs of a font's own; a few of those are no rubbish. */
const someLost = 8;
const mostLost = 0.3;

/** Whether a text is bytes rather than words: "�H,�O�~�>,�G௾�%{�,;s�[L��$�xJ�A�". */
export function isRubbish(text: string): boolean {
  const gone = text.match(lost)?.length ?? 0;
  return gone >= someLost && gone > mostLost * text.replace(/\s/g, '').length;
}

/**
 * The reading without what is no text: a page of broken bytes is still a page, and a font without a
 * table of its characters still shows signs. Taken for words, they would stand among the requirements
 * of a call. Throws `UnreadableError` when nothing else was there.
 */
export function legible(reading: Reading): Reading {
  const blocks = reading.blocks.flatMap(readable);
  const imprint = reading.imprint?.flatMap(readable);
  const { title, ...rest } = reading;
  if (isSame(blocks, reading.blocks) && isSame(imprint, reading.imprint) && !isRubbish(title ?? ''))
    return reading;
  if (blocks.length === 0) throw new UnreadableError(reasons.noCharacters(kinds[reading.source]));
  return {
    ...rest,
    ...(title && !isRubbish(title) && { title }),
    blocks,
    ...(imprint && { imprint }),
    notes: [...reading.notes, noteTexts.rubbish],
  };
}

const isSame = (kept: Block[] = [], given: Block[] = []): boolean =>
  kept.length === given.length && kept.every((block, at) => block === given[at]);

function readable(block: Block): Block[] {
  if (block.type !== 'table') return isRubbish(block.text) ? [] : [block];
  if (!block.rows.flat().some(isRubbish)) return [block];
  const rows = block.rows.map((row) => row.map((cell) => (isRubbish(cell) ? '' : cell)));
  return rows.flat().some((cell) => cell.trim()) ? [{ ...block, rows }] : [];
}
