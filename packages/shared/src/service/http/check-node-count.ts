import { limits } from '../../contract/index.ts';
import { countNodes } from '../../richtext/index.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Rejects HTML that would become a document with too many nodes: a megabyte of empty list items takes hundreds
 * of megabytes of memory.
 *
 * @throws AppError `too-large`
 */
export function checkNodeCount(html: string): void {
  if (countNodes(html, limits.contentNodes) <= limits.contentNodes) return;
  const maxNodes = limits.contentNodes.toLocaleString('en-US');
  throw new AppError(
    'too-large',
    `This application has more than ${maxNodes} paragraphs, list items, table cells and formatted words. Your text has been kept. Shorten it and try again.`,
  );
}
