import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../../notes.ts';
import { hasContactDetails } from '../../text/contact-details.ts';
import { htmlToBlocks } from '../blocks/html-to-blocks.ts';
import { linkDensity, getTag, measureText, readTrimmedText, type PageDocument } from '../dom.ts';

const headersAndFooters =
  'footer,[role=contentinfo],#footer,.footer,.site-footer,address,body > header,.site-header,[role=banner],.site-title,.site-name,.site-branding,.navbar-brand';
const menus = 'nav,ul,ol,script,style,form,button,svg';
const maxLength = 4_000;
const maxWordsInName = 8;

/**
 * Finds the headers and footers that name a page's publisher, since they often contain the only address. Call this
 * before removing boilerplate. The returned function selects those outside the content.
 */
export function findPublisherDetails(
  page: PageDocument,
  notes: Notes,
): (content: Element) => Block[] {
  const elements = [...page.querySelectorAll(headersAndFooters)]
    .filter((element) => !element.parentElement?.closest(headersAndFooters))
    .filter((element) => measureText(element) <= maxLength)
    .map((element) => ({ element, copy: copyWithoutMenus(element) }))
    .filter(({ element, copy }) => hasContactDetails(readTrimmedText(element)) || isSiteName(copy));
  return (content) =>
    elements
      .filter(({ element }) => !content.contains(element))
      .flatMap(({ copy }) => htmlToBlocks(copy, notes));
}

function copyWithoutMenus(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const menu of copy.querySelectorAll(menus)) {
    const isList = /^(ul|ol)$/.test(getTag(menu));
    const listsPrograms = isList && programs.test(readTrimmedText(menu.previousElementSibling));
    if (!listsPrograms && (!isList || linkDensity(menu) > 0.8)) menu.remove();
  }
  return copy;
}

function isSiteName(copy: Element): boolean {
  const text = readTrimmedText(copy);
  return /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= maxWordsInName;
}

/** The title of a menu that lists the organization's programs, which many pages do not mention anywhere else. */
const programs =
  /^(?:our |the )?(?:program(?:me)?s?|projects?|services|what we (?:do|offer)|program(?:me)?s? (?:and|&) services)\s*:?$/i;
