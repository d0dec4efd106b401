import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';

const hasText = (block: Block): boolean =>
  block.type === 'table'
    ? block.rows.some((row) => row.some((cell) => cell.trim() !== ''))
    : block.text.trim() !== '';

/** Rejects a document without text. */
export function requireText(extractedText: ExtractedText, sourceName: string): ExtractedText {
  if (extractedText.blocks.some(hasText)) return extractedText;
  const reason = extractedText.notes[0] ?? 'It may be a scan or an empty file.';
  throw new AppError('unreadable-document', `There is no text in ${sourceName}. ${reason}`);
}
