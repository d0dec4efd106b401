import { limits } from '../../contract/index.ts';
import { countNodes } from '../../richtext/index.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses HTML of which a document of too many pieces would be built: a megabyte of empty list items
 * takes hundreds of megabytes.
 *
 * @throws AppError `too-large` with a sentence for the person
 */
export function checkNodeCount(html: string): void {
  if (countNodes(html, limits.contentNodes) <= limits.contentNodes) return;
  const most = limits.contentNodes.toLocaleString('en-US');
  throw new AppError(
    'too-large',
    `This application has more than ${most} paragraphs, list items, table cells and formatted words, which is too many for one application. What you wrote is still here; please shorten it.`,
  );
}
