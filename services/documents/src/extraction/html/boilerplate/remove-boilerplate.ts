import { findLeadParagraphs } from '../content/lead-paragraphs.ts';
import {
  linkDensity,
  getClassAndId,
  getTag,
  measureText,
  readTrimmedText,
  type PageDocument,
} from '../dom.ts';

const nonText =
  'script,style,noscript,template,svg,canvas,iframe,object,embed,audio,video,map,button,input,select,textarea,dialog,link,meta,datalist,progress,meter,rp,annotation';
const boilerplate =
  'nav,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=dialog],[role=alertdialog],[role=menu],[role=menubar],body > header,body > footer,body > div > header,body > div > footer,#header,#footer,.site-header,.site-footer,.breadcrumb,.breadcrumbs';
const boilerplateNames =
  /\b(cookie|consent|gdpr|ccpa|onetrust|breadcrumbs?|skip-?(link|nav|to)|share|sharing|social|addthis|newsletter|subscribe|sign-?up|related|recommend(ed|ations)?|read-?more|see-?also|you-?may|pagination|pager|site-?(nav|map|menu|header|footer)|main-?(nav|menu)|nav(bar|igation)?|menu|footer|masthead|sidebar|widget|advert(isement)?|promo|popup|modal|banner|comments?|disqus|back-?to-?top|toc|table-of-contents|usa-banner|print-?link|byline-?links)\b/;
const asides = 'aside,[role=complementary],footer,header';
const contentsTitle = /^(?:table of contents|on this page|in this section|jump to)\s*:?$/i;
const textTags = /^(html|body|main|article|h[1-6]|p|td|th|tr|tbody|table|a|span|strong|em|b|i)$/;

/**
 * Removes boilerplate around the text of a page: menus, banners, share bars and links to other pages. Keeps elements
 * that contain much of the page's text or questions for an applicant, regardless of their names.
 */
export function removeBoilerplate(
  page: PageDocument,
  hasQuestions: (element: Element) => boolean,
): void {
  for (const element of page.querySelectorAll(nonText)) element.remove();
  const pageLength = Math.max(1, measureText(page.body));
  const isContent = (element: Element) =>
    hasQuestions(element) ||
    (measureText(element) > pageLength * 0.4 && linkDensity(element) < 0.8);
  const removeAll = (selector: string, isRemoved: (element: Element) => boolean) => {
    for (const element of [...page.querySelectorAll(selector)])
      if (element.isConnected && isRemoved(element)) element.remove();
  };

  removeAll(boilerplate, (element) => {
    if (isContent(element)) return false;
    keepTitle(element);
    return true;
  });
  removeAll(
    'body [class], body [id]',
    (element) =>
      !textTags.test(getTag(element)) &&
      boilerplateNames.test(getNameWords(element)) &&
      !isContent(element) &&
      (measureText(element) <= 400 || linkDensity(element) >= 0.3) &&
      !element.querySelector('h1'),
  );
  removeAll(
    asides,
    (element) =>
      !isContent(element) &&
      !element.querySelector('h1') &&
      (linkDensity(element) > 0.3 || measureText(element) < 200),
  );
  removeAll('ul,ol,div,section,p,table', isMenu);
  removeAll('p,div,h1,h2,h3,h4,h5,h6', (element) => contentsTitle.test(readTrimmedText(element)));
}

/** Whether an element consists only of links, like a menu or a list of related pages. */
function isMenu(element: Element): boolean {
  const links = element.querySelectorAll('a[href]').length;
  if (links < 4 || linkDensity(element) < 0.9) return false;
  const linksWithinPage = element.querySelectorAll('a[href^="#"]').length;
  if (linksWithinPage > links / 2) return true;
  return measureText(element) / links < 40 && getTag(element) !== 'table';
}

/** Moves the page title out of an element that is about to be removed. */
function keepTitle(element: Element): void {
  const title = element.querySelector('h1');
  if (title) element.before(title, ...findLeadParagraphs(title));
}

/**
 * Returns the words in the class and id: the originals plus a split form, such as "sitefooter links" for
 * `siteFooter_links`.
 */
function getNameWords(element: Element): string {
  const name = getClassAndId(element);
  return `${name} ${name.replace(/[_-]+/g, ' ')}`.replace(/_/g, ' ');
}
