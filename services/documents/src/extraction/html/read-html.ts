import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { createNotes, noteMessages } from '../notes.ts';
import { joinLabels } from '../text/join-labels.ts';
import { toOneLine } from '../text/extract-visible-text.ts';
import { unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { htmlToBlocks } from './blocks/html-to-blocks.ts';
import { removeCookieNotices } from './boilerplate/cookie-notices.ts';
import { removeLoadingMessages } from './boilerplate/loading-messages.ts';
import { removeBoilerplate } from './boilerplate/remove-boilerplate.ts';
import { findMainContent } from './content/main-content.ts';
import { parsePage } from './dom.ts';
import { annotateForm } from './forms/annotate-form.ts';
import { decodePage } from './open/decode-page.ts';
import { limitNesting } from './open/limit-nesting.ts';
import { findPublisher } from './publisher/origin.ts';
import { findPublisherDetails } from './publisher/publisher-details.ts';
import { removeHiddenElements } from './visibility/remove-hidden-elements.ts';

/** Hidden text up to this length is not reported, since it usually comes from scripts. */
const maxUnreportedLength = 20;

export function readHtml(bytes: Uint8Array, charset?: string): ExtractedText {
  const notes = createNotes();
  const { html, isTruncated } = limitNesting(decodePage(bytes, charset));
  if (isTruncated) notes.add(noteMessages.truncatedNesting);
  const page = parsePage(html);
  const hasScripts = page.querySelector('script') !== null;
  const title = toOneLine(page.querySelector('title')?.textContent ?? '');
  const removed = removeHiddenElements(page);
  if (removed.hidden > maxUnreportedLength) notes.add(noteMessages.hiddenText);
  if (removed.struckOut.length > 0) notes.add(noteMessages.struckOut(removed.struckOut));
  removeCookieNotices(page);
  const { isShell, isPartial } = removeLoadingMessages(page);
  if (isShell) throw new UnreadableError(unreadableReasons.scriptedPage);
  if (isPartial) notes.add(noteMessages.scriptedParts);
  const origin = findPublisher(page);
  const publisherDetailsExcluding = findPublisherDetails(page, notes);
  const form = annotateForm(page);
  removeBoilerplate(page, (element) => form.containsPart(element));
  const content = findMainContent(page, form);
  const blocks = joinLabels(htmlToBlocks(content, notes, form));
  if (blocks.length === 0)
    throw new UnreadableError(
      hasScripts ? unreadableReasons.scriptedPage : unreadableReasons.noTextInPage,
    );
  const publisherDetails = [
    ...publisherDetailsExcluding(content),
    ...createTitleBlocks(blocks, title),
  ];
  return {
    source: 'html',
    ...(title && { title }),
    blocks,
    ...(publisherDetails.length > 0 && { publisherDetails }),
    ...(origin && { origin }),
    notes: notes.list(),
  };
}

/** Returns the title unless the body repeats it. A title often names the site as well: "What we do | Harbor Light". */
function createTitleBlocks(blocks: Block[], title: string): Block[] {
  const isRepeated = blocks.some((block) => 'text' in block && block.text.includes(title));
  return title.split(' ').length < 3 || isRepeated ? [] : [{ type: 'paragraph', text: title }];
}
