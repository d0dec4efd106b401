import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { hasContactDetails } from '../text/contact-details.ts';
import { blocksOf } from './blocks.ts';
import { linkDensity, type PageDocument, tagOf, textLength } from './dom.ts';

const feet =
  'footer,[role=contentinfo],#footer,.footer,.site-footer,address,body > header,.site-header,[role=banner],.site-title,.site-name,.site-branding,.navbar-brand';
const menus = 'nav,ul,ol,script,style,form,button,svg';
const longest = 4_000;
const wordsOfAName = 8;

/**
 * What stands in the feet of a page. They are furniture beside its text, yet often the only place that
 * says where its organization is. Called before furniture is removed; the function that it returns
 * gives the feet that are not in the content: those that went, and on a short page also those that
 * were too much of it to go, and stand beside its main part.
 */
export function imprintOf(page: PageDocument, notes: Notes): (content: Element) => Block[] {
  const found = [...page.querySelectorAll(feet)]
    .filter((element) => !element.parentElement?.closest(feet))
    .filter((element) => textLength(element) <= longest)
    .map((element) => ({ element, copy: withoutMenus(element) }))
    .filter(
      ({ element, copy }) => hasContactDetails(element.textContent ?? '') || isSiteName(copy),
    );
  return (content) =>
    found
      .filter(({ element }) => !content.contains(element))
      .flatMap(({ copy }) => blocksOf(copy, notes));
}

function withoutMenus(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [...copy.querySelectorAll(menus)]) if (copy.contains(part)) dropMenu(part);
  return copy;
}

/** A head or foot that holds a few words only tells whose site it is. */
function isSiteName(copy: Element): boolean {
  const text = (copy.textContent ?? '').trim();
  return /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= wordsOfAName;
}

/** What a menu in the foot lists under these words is what the organization runs, said nowhere else on many pages. */
const work =
  /^(?:our |the )?(?:programs?|programmes?|projects?|services|what we (?:do|offer)|(?:programs?|programmes?) (?:and|&) services)\s*:?$/i;

const dropMenu = (part: Element): void => {
  const list = /^(ul|ol)$/.test(tagOf(part));
  if (list && work.test((part.previousElementSibling?.textContent ?? '').trim())) return;
  if (!list || linkDensity(part) > 0.8) part.remove();
};
