import type { Block, Reading } from '@grantwright/shared/contract';
import { createNotes, noteTexts } from '../notes.ts';
import { joinLabels } from '../text/join-labels.ts';
import { oneLine } from '../text/visible-text.ts';
import { reasons, UnreadableError } from '../unreadable.ts';
import { blocksOf } from './blocks.ts';
import { removeFurniture } from './boilerplate.ts';
import { removeConsent } from './consent.ts';
import { decodePage } from './decode.ts';
import { parsePage } from './dom.ts';
import { markForm } from './forms/mark-form.ts';
import { removeHidden } from './visibility/remove-hidden.ts';
import { imprintOf } from './imprint.ts';
import { limitNesting } from './limit-nesting.ts';
import { mainContent } from './main-content.ts';
import { originOf } from './origin.ts';
import { removeWaiting } from './scripted.ts';

/** A hidden part shorter than this is a leftover of the page's machinery, not worth a word. */
const worthANote = 20;

export function readHtml(bytes: Uint8Array, charset?: string): Reading {
  const notes = createNotes();
  const { html, cut } = limitNesting(decodePage(bytes, charset));
  if (cut) notes.add(noteTexts.cutNesting);
  const page = parsePage(html);
  const hasScripts = page.querySelector('script') !== null;
  const title = oneLine(page.querySelector('title')?.textContent ?? '');
  if (removeHidden(page) > worthANote) notes.add(noteTexts.hiddenText);
  removeConsent(page);
  const { isShell, isPartial } = removeWaiting(page);
  if (isShell) throw new UnreadableError(reasons.scriptedPage);
  if (isPartial) notes.add(noteTexts.scriptedParts);
  const origin = originOf(page);
  const imprint = imprintOf(page, notes);
  const form = markForm(page);
  removeFurniture(page, form.holds);
  const content = mainContent(page, page.toString(), form);
  const blocks = joinLabels(blocksOf(content, notes, form));
  if (blocks.length === 0)
    throw new UnreadableError(hasScripts ? reasons.scriptedPage : reasons.noTextInPage);
  const foot = [...imprint(content), ...titleBeside(blocks, title)];
  return {
    source: 'html',
    ...(title && { title }),
    blocks,
    ...(foot.length > 0 && { imprint: foot }),
    ...(origin && { origin }),
    notes: notes.list(),
  };
}

/** A page's title says more than its text where it names the site: "What we do | Harbor Light". */
function titleBeside(blocks: Block[], title: string): Block[] {
  const isSaid = blocks.some((block) => 'text' in block && block.text.includes(title));
  return title.split(' ').length < 3 || isSaid ? [] : [{ type: 'paragraph', text: title }];
}
