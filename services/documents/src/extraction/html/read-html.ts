import type { Block, Reading } from '@grantwright/shared/contract';
import { createNotes, noteTexts } from '../notes.ts';
import { joinLabels } from '../text/join-labels.ts';
import { oneLine } from '../text/visible-text.ts';
import { reasons, UnreadableError } from '../unreadable.ts';
import { blocksOf } from './blocks.ts';
import { removeCookieNotices } from './cookie-notices.ts';
import { decodePage } from './decode-page.ts';
import { parsePage } from './dom.ts';
import { annotateForm } from './forms/annotate-form.ts';
import { findImprint } from './imprint.ts';
import { limitNesting } from './limit-nesting.ts';
import { removeLoadingMessages } from './loading-messages.ts';
import { findMainContent } from './main-content.ts';
import { originOf } from './origin.ts';
import { removeBoilerplate } from './remove-boilerplate.ts';
import { removeHidden } from './visibility/remove-hidden.ts';

/** In characters; less hidden text than this is an artifact of the page's scripts, and not reported. */
const maxUnreportedLength = 20;

export function readHtml(bytes: Uint8Array, charset?: string): Reading {
  const notes = createNotes();
  const { html, isCut } = limitNesting(decodePage(bytes, charset));
  if (isCut) notes.add(noteTexts.cutNesting);
  const page = parsePage(html);
  const hasScripts = page.querySelector('script') !== null;
  const title = oneLine(page.querySelector('title')?.textContent ?? '');
  const removed = removeHidden(page);
  if (removed.hidden > maxUnreportedLength) notes.add(noteTexts.hiddenText);
  if (removed.struckOut.length > 0) notes.add(noteTexts.struckOut(removed.struckOut));
  removeCookieNotices(page);
  const { isShell, isPartial } = removeLoadingMessages(page);
  if (isShell) throw new UnreadableError(reasons.scriptedPage);
  if (isPartial) notes.add(noteTexts.scriptedParts);
  const origin = originOf(page);
  const imprintOutside = findImprint(page, notes);
  const form = annotateForm(page);
  removeBoilerplate(page, form.containsPart);
  const content = findMainContent(page, form);
  const blocks = joinLabels(blocksOf(content, notes, form));
  if (blocks.length === 0)
    throw new UnreadableError(hasScripts ? reasons.scriptedPage : reasons.noTextInPage);
  const imprint = [...imprintOutside(content), ...titleOutside(blocks, title)];
  return {
    source: 'html',
    ...(title && { title }),
    blocks,
    ...(imprint.length > 0 && { imprint }),
    ...(origin && { origin }),
    notes: notes.list(),
  };
}

/** A title that the text does not repeat often names the site: "What we do | Harbor Light". */
function titleOutside(blocks: Block[], title: string): Block[] {
  const isRepeated = blocks.some((block) => 'text' in block && block.text.includes(title));
  return title.split(' ').length < 3 || isRepeated ? [] : [{ type: 'paragraph', text: title }];
}
