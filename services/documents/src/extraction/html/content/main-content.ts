import { Readability } from '@mozilla/readability';
import {
  linkDensity,
  parsePage,
  getTag,
  measureText,
  readTextWithoutSpaces,
  readTrimmedText,
  type PageDocument,
} from '../dom.ts';
import type { FormAnnotations } from '../forms/form-annotations.ts';
import { findLeadParagraphs } from './lead-paragraphs.ts';

const mainElements = [
  'main',
  '[role=main]',
  'article',
  '#main-content',
  '#content',
  '.main-content',
  '.content',
];
const passageTags = 'p,li,td,th,dd,dt,h1,h2,h3,h4,h5,h6,blockquote,pre,figcaption';

/** Matches the start of sections that sites put after an article. */
const afterArticle =
  /^(related|read (more|next|also)|more (from|on|in|stories|news)|see also|you (may|might)|recommended|share (this|on)|comments?\b|about the author|featured|popular|trending|latest|newsletter|subscribe|sign up|follow us|tags?:?$|advert|sponsored|leave a (reply|comment)|previous|next)/i;

/**
 * Finds the element that contains the text of a page. Readability is good at finding articles but drops tables, lists
 * and short sections from funders' pages. It is therefore used only to locate the start and end of an article, and only
 * if it keeps nearly all of the text.
 */
export function findMainContent(page: PageDocument, form: FormAnnotations): Element {
  const main = findMainElement(page, form);
  const article = findReadableArticle(page);
  if (article !== undefined) trimAroundArticle(main, article, form);
  moveTitleInto(main, page);
  return main;
}

const maxTitleWords = 20;

/** Moves a page's only title and its lead paragraphs into the main content if they are in a header before it. */
function moveTitleInto(main: Element, page: PageDocument): void {
  const [title, ...others] = page.querySelectorAll('h1');
  if (!title || others.length > 0 || main.contains(title) || title.contains(main)) return;
  const text = readTrimmedText(title);
  if (!/\p{L}{2}/u.test(text) || text.split(/\s+/).length > maxTitleWords) return;
  const elements = [...page.querySelectorAll('*')];
  if (elements.indexOf(title) < elements.indexOf(main))
    main.prepend(title, ...findLeadParagraphs(title));
}

function findMainElement(page: PageDocument, form: FormAnnotations): Element {
  const pageLength = measureText(page.body);
  for (const selector of mainElements) {
    const [longest] = [...page.querySelectorAll(selector)].sort(
      (a, b) => measureText(b) - measureText(a),
    );
    if (!longest || measureText(longest) <= pageLength * 0.5) continue;
    if (!form.containsAllParts(longest)) continue;
    const continues = hasSiblingArticle(longest) || hasFollowingSection(longest);
    return continues ? (longest.parentElement ?? page.body) : longest;
  }
  return page.body;
}

/** Whether the text of a page is split into several articles. */
const hasSiblingArticle = (main: Element): boolean =>
  getTag(main) === 'article' &&
  [...(main.parentElement?.children ?? [])].some(
    (sibling) =>
      sibling !== main &&
      getTag(sibling) === 'article' &&
      measureText(sibling) > measureText(main) * 0.2 &&
      linkDensity(sibling) < 0.3,
  );

const minSectionLength = 80;

/**
 * Whether sections with their own headings follow an element marked as content only by its class or id. A `main` or
 * `article` element is assumed to contain all of the content.
 */
function hasFollowingSection(main: Element): boolean {
  if (/^(?:main|article)$/.test(getTag(main)) || main.getAttribute('role') === 'main') return false;
  const siblings = [...(main.parentElement?.children ?? [])];
  return siblings.slice(siblings.indexOf(main) + 1).some((sibling) => {
    const title = sibling.firstElementChild;
    return (
      /^(?:div|section)$/.test(getTag(sibling)) &&
      title !== null &&
      /^h[1-3]$/.test(getTag(title)) &&
      !afterArticle.test(readTrimmedText(title)) &&
      measureText(sibling) > minSectionLength &&
      linkDensity(sibling) < 0.3
    );
  });
}

/**
 * Returns the text kept by Readability, without spaces. Readability throws on some broken pages and modifies its input.
 */
function findReadableArticle(page: PageDocument): string | undefined {
  try {
    const article = new Readability(parsePage(page.toString()), { charThreshold: 200 }).parse();
    return article?.textContent?.replace(/\s+/g, '');
  } catch {
    return undefined;
  }
}

type Passage = { element: Element; text: string; isKept: boolean };

const minPassageLength = 20;
const maxLinkDensity = 0.6;

/** Removes links and related sections around an article kept nearly in full by Readability. */
function trimAroundArticle(main: Element, article: string, form: FormAnnotations): void {
  const passages = [...main.querySelectorAll(passageTags)]
    .filter((element) => !element.querySelector(passageTags))
    .map((element): Passage => {
      const text = readTextWithoutSpaces(element);
      const isInArticle = text.length > minPassageLength && article.includes(text);
      return { element, text, isKept: isInArticle || form.isWithinForm(element) };
    })
    .filter(({ text }) => text.length > 0);
  const last = passages.findLastIndex(({ isKept }) => isKept);
  if (!isNearlyWhole(passages.slice(0, last + 1))) return;
  const rest = passages.slice(last + 1).map(({ element }) => element);
  const relatedIndex = rest.findIndex((element) => afterArticle.test(readTrimmedText(element)));
  rest.forEach((element, index) => {
    const isRelated = relatedIndex >= 0 && index >= relatedIndex;
    if (isRelated || linkDensity(element) > maxLinkDensity) element.remove();
  });
  for (const { element, isKept } of passages.slice(0, Math.max(0, last)))
    if (!isKept && linkDensity(element) > maxLinkDensity && !/^(td|th|h\d)$/.test(getTag(element)))
      element.remove();
}

/** Whether Readability keeps at least 80 percent of the prose. */
function isNearlyWhole(passages: Passage[]): boolean {
  const prose = passages.filter(
    ({ element, text }) => text.length > minPassageLength && linkDensity(element) <= maxLinkDensity,
  );
  const sumLengths = (some: Passage[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const dropped = prose.filter(({ isKept }) => !isKept);
  return prose.length > 0 && sumLengths(dropped) <= sumLengths(prose) * 0.2;
}
