import type { Block, Reading } from '@grantwright/shared/contract';
import { joinLabels } from '../../text/labels.ts';
import { listMarker } from '../../text/list-marker.ts';
import { visibleText } from '../../text/visible.ts';
import { reasons, UnreadableError } from '../../unreadable.ts';
import type { PageContent } from '../layout.ts';
import { xfaPackets } from './packets.ts';
import { xfaTexts } from './xfa-texts.ts';

const maxPlaceholderLength = 1_500;
/** What Adobe writes on the page of a form that other viewers cannot show, and who it names in any language. */
const message = /if this message is not eventually replaced by the proper contents/i;
const viewers = /\b(?:adobe|acrobat|please wait|pdf viewer)\b/i;

/** Whether pages only ask to open the form in another viewer. */
export function isXfaPlaceholder(pages: PageContent[], isXfa: boolean): boolean {
  const text = pages.flatMap(({ spans }) => spans.map((span) => span.text)).join(' ');
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length > maxPlaceholderLength) return false;
  return message.test(plain) || (isXfa && (plain === '' || viewers.test(plain)));
}

/** A form that only Acrobat shows, from its XFA packets. Throws `UnreadableError` where they cannot be read. */
export function readXfa(bytes: Uint8Array, title: string): Reading {
  const packets = xfaPackets(bytes);
  const blocks = packets ? xfaTexts(packets).flatMap(blockOf) : [];
  if (blocks.length === 0) throw new UnreadableError(reasons.adobeForm);
  return { source: 'pdf', ...(title && { title }), blocks: joinLabels(blocks), notes: [] };
}

function blockOf(raw: string): Block[] {
  const { text } = visibleText(raw);
  const marker = listMarker(text);
  if (!text) return [];
  return marker
    ? [{ type: 'item', depth: 0, ordered: marker.ordered, text: marker.text }]
    : [{ type: 'paragraph', text }];
}
