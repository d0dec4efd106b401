import { linkDensity, nameOf, tagOf, textLength, type PageDocument } from './dom.ts';
import { leadBehind } from './lead.ts';

const notText =
  'script,style,noscript,template,svg,canvas,iframe,object,embed,audio,video,map,button,input,select,textarea,dialog,link,meta,datalist,progress,meter,rp,annotation';
const furniture =
  'nav,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=dialog],[role=alertdialog],[role=menu],[role=menubar],body > header,body > footer,body > div > header,body > div > footer,#header,#footer,.site-header,.site-footer,.breadcrumb,.breadcrumbs';
const furnitureNames =
  /\b(cookie|consent|gdpr|ccpa|onetrust|breadcrumbs?|skip-?(link|nav|to)|share|sharing|social|addthis|newsletter|subscribe|sign-?up|related|recommend(ed|ations)?|read-?more|see-?also|you-?may|pagination|pager|site-?(nav|map|menu|header|footer)|main-?(nav|menu)|nav(bar|igation)?|menu|footer|masthead|sidebar|widget|advert(isement)?|promo|popup|modal|banner|comments?|disqus|back-?to-?top|toc|table-of-contents|usa-banner|print-?link|byline-?links)\b/;
const contentsTitle = /^(?:table of contents|on this page|in this section|jump to)\s*:?$/i;
const asides = 'aside,[role=complementary],footer,header';

/**
 * Removes what stands around a page's text: menus, banners, cookie notices, share bars, links to
 * other pages. A part that holds much of the page's text, or asks an applicant something, is never
 * furniture, whatever it is called.
 */
export function removeFurniture(
  page: PageDocument,
  asks: (element: Element) => boolean = () => false,
): void {
  for (const element of [...page.querySelectorAll(notText)]) element.remove();
  const body = page.body;
  const all = Math.max(1, textLength(body));
  const large = (element: Element) =>
    asks(element) || (textLength(element) > all * 0.4 && linkDensity(element) < 0.8);

  for (const element of [...page.querySelectorAll(furniture)]) {
    if (!element.isConnected || large(element)) continue;
    keepTitleOf(element);
    element.remove();
  }
  for (const element of [...page.querySelectorAll('body [class], body [id]')]) {
    if (!element.isConnected || isTextTag(element) || !furnitureNames.test(wordsOf(element)))
      continue;
    if (large(element) || (textLength(element) > 400 && linkDensity(element) < 0.3)) continue;
    if (element.querySelector('h1')) continue;
    element.remove();
  }
  for (const element of [...page.querySelectorAll(asides)]) {
    if (!element.isConnected || large(element) || element.querySelector('h1')) continue;
    if (linkDensity(element) > 0.3 || textLength(element) < 200) element.remove();
  }
  for (const element of [...page.querySelectorAll('ul,ol,div,section,p,table')]) {
    if (element.isConnected && isMenu(element)) element.remove();
  }
  for (const element of [...page.querySelectorAll('p,div,h1,h2,h3,h4,h5,h6')]) {
    if (contentsTitle.test((element.textContent ?? '').trim())) element.remove();
  }
}

/** Lists of nothing but links are menus or "related" blocks; a linked list with words around it is not. */
function isMenu(element: Element): boolean {
  const links = element.querySelectorAll('a[href]').length;
  if (links < 4 || linkDensity(element) < 0.9) return false;
  const inPage = element.querySelectorAll('a[href^="#"]').length;
  if (inPage > links / 2) return true;
  return textLength(element) / links < 40 && tagOf(element) !== 'table';
}

function keepTitleOf(element: Element): void {
  const title = element.querySelector('h1');
  if (!title) return;
  const lead = leadBehind(title);
  element.before(title, ...lead);
}

const isTextTag = (element: Element) =>
  /^(html|body|main|article|h[1-6]|p|td|th|tr|tbody|table|a|span|strong|em|b|i)$/.test(
    tagOf(element),
  );

/** Names in words: `siteFooter_links` reads as `site footer links`, and keeps its hyphens too. */
const wordsOf = (element: Element): string => {
  const name = nameOf(element);
  return `${name} ${name.replace(/[_-]+/g, ' ')}`.replace(/_/g, ' ');
};
