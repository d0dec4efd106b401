import type { Block } from '@grantwright/shared/contract';
import { contextOf, marksIn } from './marks.ts';
import { type OptionLine, optionsIn, tickedText } from './find-options.ts';
import { resolveTableCells } from './resolve-table-cells.ts';

type TextBlock = Exclude<Block, { type: 'table' }>;

/**
 * The blocks with check boxes as what they mean. An option on a line of its own is an item that is
 * `checked` or not. Of options within a line, the ticked ones stay in the line and the others follow as
 * items that are not checked. Cells of tables keep their ticked options.
 */
export function resolveCheckBoxes(blocks: Block[]): Block[] {
  const shown: Block[] = [];
  let run: TextBlock[] = [];
  const flush = () => {
    shown.push(...settle(run));
    run = [];
  };
  for (const block of blocks) {
    if (isText(block) && marksIn(block.text).length > 0) run.push(block);
    else {
      flush();
      shown.push(...(block.type === 'table' ? resolveTableCells(block) : [block]));
    }
  }
  flush();
  return shown;
}

/** Fields of a web form have been read from their own elements. */
const isText = (block: Block): block is TextBlock =>
  block.type !== 'table' && !('field' in block && block.field);

/** Lines with marks in a row belong together, and say of each other what their marks mean. */
function settle(run: TextBlock[]): Block[] {
  if (run.length === 0) return [];
  const around = contextOf(run.flatMap(({ text }) => marksIn(text)));
  const isTickList = run.length > 1 && run.every(({ text }) => /^[✓✔]/.test(text));
  return run.flatMap((block) => {
    const line = optionsIn(block.text, around);
    if (line) return blocksOfLine(block, line);
    // Signs that are no boxes here are the bullets of a list.
    const isBullet = isTickList || /^[□▢◻❏❐❑❒]/.test(block.text);
    const text = block.text.slice(1).trim();
    return isBullet && text ? [itemOf(block, text)] : [block];
  });
}

function blocksOfLine(block: TextBlock, line: OptionLine): Block[] {
  if (!line.lead) return line.options.map(({ text, checked }) => itemOf(block, text, checked));
  const unticked = line.options.filter(({ checked }) => !checked);
  return [
    { ...block, text: tickedText(line) },
    ...unticked.map(({ text }) => itemOf(block, text, false)),
  ];
}

const itemOf = (block: TextBlock, text: string, checked?: boolean): Block => ({
  type: 'item',
  depth: block.type === 'item' ? block.depth : 0,
  ordered: false,
  text,
  ...(checked !== undefined && { checked }),
  ...(block.page !== undefined && { page: block.page }),
});
