import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { noteMessages } from './notes.ts';
import { kindNames, unreadableReasons, UnreadableError } from './unreadable-messages.ts';

/** Replacement, control, private-use and unassigned characters. */
const undecodable = /[\uFFFD\u0080-\u009F]|\p{Co}|\p{Cn}|\p{Cs}/gu;
/** Fewer private-use characters are usually list bullets. */
const minLost = 8;
const minLostFraction = 0.3;

/** Whether text is binary data rather than words. */
export function isGarbage(text: string): boolean {
  const lostCount = text.match(undecodable)?.length ?? 0;
  return lostCount >= minLost && lostCount > minLostFraction * text.replace(/\s/g, '').length;
}

/**
 * Removes garbled blocks, which come from damaged pages or fonts without a character table and would otherwise be
 * analyzed as requirements.
 * @throws UnreadableError if nothing is left
 */
export function dropGarbage(extractedText: ExtractedText): ExtractedText {
  const blocks = extractedText.blocks.flatMap(withoutGarbage);
  const publisherDetails = extractedText.publisherDetails?.flatMap(withoutGarbage);
  const { title, ...rest } = extractedText;
  if (
    isSame(blocks, extractedText.blocks) &&
    isSame(publisherDetails, extractedText.publisherDetails) &&
    !isGarbage(title ?? '')
  )
    return extractedText;
  if (blocks.length === 0)
    throw new UnreadableError(unreadableReasons.noCharacters(kindNames[extractedText.source]));
  return {
    ...rest,
    ...(title && !isGarbage(title) && { title }),
    blocks,
    ...(publisherDetails && { publisherDetails }),
    notes: [...extractedText.notes, noteMessages.garbage],
  };
}

const isSame = (a: Block[] = [], b: Block[] = []): boolean =>
  a.length === b.length && a.every((block, index) => block === b[index]);

function withoutGarbage(block: Block): Block[] {
  if (block.type !== 'table') return isGarbage(block.text) ? [] : [block];
  if (!block.rows.flat().some(isGarbage)) return [block];
  const rows = block.rows.map((row) => row.map((cell) => (isGarbage(cell) ? '' : cell)));
  return rows.flat().some((cell) => cell.trim()) ? [{ ...block, rows }] : [];
}
