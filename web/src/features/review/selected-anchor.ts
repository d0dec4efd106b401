import { limits, type CommentAnchor } from '@grantwright/shared/contract';
import { stripForbiddenCharacters } from '@grantwright/shared/richtext';

/** The attribute that holds the part index on elements containing a part's text. */
export const partAttribute = 'data-part';

export type SelectedWords = { part: number } & Omit<CommentAnchor, 'section'>;

/**
 * Returns the words selected in one part of the text. A selection that extends into the next paragraph is cut off after
 * the first, because quotes are searched within a single paragraph.
 */
export function getSelectedWords(selection: Selection | null): SelectedWords | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const selected = selection.getRangeAt(0);
  const block = toElement(selected.startContainer)?.closest('p, h1, h2, h3');
  const part = block?.closest(`[${partAttribute}]`)?.getAttribute(partAttribute);
  if (!block || !part) return undefined;
  const words = selected.cloneRange();
  if (!block.contains(selected.endContainer)) words.setEnd(block, block.childNodes.length);
  const text = words.toString();
  // Truncation can leave half of a surrogate pair, which could never be found again.
  const quote = stripForbiddenCharacters(text.trim().slice(0, limits.quote));
  if (quote === '') return undefined;
  const start = getText(block, words).length + text.indexOf(quote);
  const end = start + quote.length;
  const blockText = block.textContent;
  return {
    part: Number(part),
    quote,
    prefix: stripForbiddenCharacters(
      blockText.slice(Math.max(0, start - limits.quoteContext), start),
    ),
    suffix: stripForbiddenCharacters(blockText.slice(end, end + limits.quoteContext)),
  };
}

const toElement = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** Returns the text of a block that precedes a range. */
function getText(block: Element, range: Range): string {
  const before = range.cloneRange();
  before.selectNodeContents(block);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString();
}
