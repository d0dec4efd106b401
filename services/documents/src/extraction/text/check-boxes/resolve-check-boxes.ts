import type { Block } from '@grantwright/shared/contract';
import { formatCheckedOptions, findOptions, type OptionLine } from './find-options.ts';
import { getMarkContext, findMarks } from './marks.ts';
import { resolveTableCells } from './resolve-table-cells.ts';

type TextBlock = Exclude<Block, { type: 'table' }>;

/**
 * Replaces check boxes with their meaning. An option on a separate line becomes an item with `checked` set. A line with
 * several options keeps the checked options, followed by the others as unchecked items. Table cells keep only their
 * checked options.
 */
export function resolveCheckBoxes(blocks: Block[]): Block[] {
  const resolved: Block[] = [];
  let marked: TextBlock[] = [];
  const flush = () => {
    resolved.push(...resolveLines(marked));
    marked = [];
  };
  for (const block of blocks) {
    if (isPlainText(block) && findMarks(block.text).length > 0) marked.push(block);
    else {
      flush();
      resolved.push(...(block.type === 'table' ? resolveTableCells(block) : [block]));
    }
  }
  flush();
  return resolved;
}

/** Whether a block is plain text. Excludes the options of web forms, which come from controls. */
const isPlainText = (block: Block): block is TextBlock =>
  block.type !== 'table' && !('field' in block && block.field);

/** Resolves consecutive lines with marks, which use the same kind of check box. */
function resolveLines(lines: TextBlock[]): Block[] {
  const context = getMarkContext(lines.flatMap(({ text }) => findMarks(text)));
  const isTickList = lines.length > 1 && lines.every(({ text }) => /^[✓✔]/.test(text));
  return lines.flatMap((block) => {
    const options = findOptions(block.text, context);
    if (options) return optionsToBlocks(block, options);
    const isBullet = isTickList || /^[□▢◻❏❐❑❒]/.test(block.text);
    const text = block.text.slice(1).trim();
    return isBullet && text ? [toItem(block, text)] : [block];
  });
}

function optionsToBlocks(block: TextBlock, line: OptionLine): Block[] {
  if (!line.lead) return line.options.map(({ text, checked }) => toItem(block, text, checked));
  const unchecked = line.options.filter(({ checked }) => !checked);
  return [
    { ...block, text: formatCheckedOptions(line) },
    ...unchecked.map(({ text }) => toItem(block, text, false)),
  ];
}

const toItem = (block: TextBlock, text: string, checked?: boolean): Block => ({
  type: 'item',
  depth: block.type === 'item' ? block.depth : 0,
  ordered: false,
  text,
  ...(checked !== undefined && { checked }),
  ...(block.page !== undefined && { page: block.page }),
});
