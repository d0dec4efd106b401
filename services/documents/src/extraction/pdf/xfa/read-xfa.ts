import type { ExtractedText } from '@grantwright/shared/contract';
import { joinLabels } from '../../text/join-labels.ts';
import { lineToBlock } from '../../text/list-marker.ts';
import { extractVisibleText } from '../../text/extract-visible-text.ts';
import { unreadableReasons, UnreadableError } from '../../unreadable-messages.ts';
import type { PageContent } from '../page-model.ts';
import { findXfaPackets } from './packets.ts';
import { listXfaTexts } from './list-xfa-texts.ts';

const maxPlaceholderLength = 1_500;
/** The English text of the placeholder page added by Adobe for other viewers, and its key words in any language. */
const placeholder = /if this message is not eventually replaced by the proper contents/i;
const viewers = /\b(?:adobe|acrobat|please wait|pdf viewer)\b/i;

/** Whether the pages only ask the reader to open the form in another viewer. */
export function isXfaPlaceholder(pages: PageContent[], isXfa: boolean): boolean {
  const text = pages.flatMap(({ spans }) => spans.map((span) => span.text)).join(' ');
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length > maxPlaceholderLength) return false;
  return placeholder.test(plain) || (isXfa && (plain === '' || viewers.test(plain)));
}

/**
 * Extracts a form that only Acrobat can display from its XFA packets.
 * @throws UnreadableError if no packets can be read
 */
export function readXfa(bytes: Uint8Array, title: string): ExtractedText {
  const packets = findXfaPackets(bytes);
  const lines = packets ? listXfaTexts(packets).map((raw) => extractVisibleText(raw).text) : [];
  const blocks = lines.filter(Boolean).map(lineToBlock);
  if (blocks.length === 0) throw new UnreadableError(unreadableReasons.adobeForm);
  return { source: 'pdf', ...(title && { title }), blocks: joinLabels(blocks), notes: [] };
}
