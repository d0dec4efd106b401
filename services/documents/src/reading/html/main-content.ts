import { Readability } from '@mozilla/readability';
import type { FormMarks } from './forms/mark-form.ts';
import { linkDensity, parsePage, tagOf, textLength, type PageDocument } from './dom.ts';
import { leadBehind } from './lead.ts';

const roots = [
  'main',
  '[role=main]',
  'article',
  '#main-content',
  '#content',
  '.main-content',
  '.content',
];
const passages = 'p,li,td,th,dd,dt,h1,h2,h3,h4,h5,h6,blockquote,pre,figcaption';

/** How the parts begin that sites put behind an article. */
const afterthoughts =
  /^(related|read (more|next|also)|more (from|on|in|stories|news)|see also|you (may|might)|recommended|share (this|on)|comments?\b|about the author|featured|popular|trending|latest|newsletter|subscribe|sign up|follow us|tags?:?$|advert|sponsored|leave a (reply|comment)|previous|next)/i;

/**
 * The element that holds a page's text. Readability finds the article of an article page well, but
 * drops tables, lists and short sections of a funder's page; so where it keeps nearly all that the
 * page says it only tells where the article begins and ends, and else it is not heard.
 */
export function mainContent(page: PageDocument, html: string, form?: FormMarks): Element {
  const own = ownRoot(page, form);
  const article = readableArticle(html);
  if (article !== undefined) trimAround(own, squeeze(article), form);
  bringTitle(page, own);
  return own;
}

const wordsOfATitle = 20;

/** The only title of a page may stand over its text, in a part of its own: it says what the text is. */
function bringTitle(page: PageDocument, own: Element): void {
  const [title, ...more] = page.querySelectorAll('h1');
  if (!title || more.length > 0 || own.contains(title)) return;
  const text = (title.textContent ?? '').trim();
  if (!/\p{L}{2}/u.test(text) || text.split(/\s+/).length > wordsOfATitle) return;
  if (isBefore(title, own)) own.prepend(title, ...leadBehind(title));
}

/** In the order of the page; the one does not hold the other. */
function isBefore(element: Element, other: Element): boolean {
  const above = (start: Element): Element[] => {
    const line = [start];
    for (let at = start.parentElement; at; at = at.parentElement) line.unshift(at);
    return line;
  };
  const [one, two] = [above(element), above(other)];
  const parts = one.findIndex((each, at) => each !== two[at]);
  const siblings = [...(one[parts - 1]?.children ?? [])];
  const [left, right] = [one[parts], two[parts]];
  return (
    left !== undefined && right !== undefined && siblings.indexOf(left) < siblings.indexOf(right)
  );
}

function ownRoot(page: PageDocument, form: FormMarks | undefined): Element {
  const all = textLength(page.body);
  for (const selector of roots) {
    const found = [...page.querySelectorAll(selector)].sort(
      (a, b) => textLength(b) - textLength(a),
    )[0];
    if (found && textLength(found) > all * 0.5 && (form?.holdsAll(found) ?? true))
      return hasEqualBeside(found) || goesOnBeside(found)
        ? (found.parentElement ?? page.body)
        : found;
  }
  return page.body;
}

/** A page may tell its text in several articles one after the other: then they are the page together. */
function hasEqualBeside(found: Element): boolean {
  return [...(found.parentElement?.children ?? [])].some(
    (other) =>
      other !== found &&
      tagOf(other) === 'article' &&
      tagOf(found) === 'article' &&
      textLength(other) > textLength(found) * 0.2 &&
      linkDensity(other) < 0.3,
  );
}

const leastOfAPart = 80;

/**
 * An author may call the first part of a page its content, and set others under headings of their own beside it.
 * What the language itself calls the main part holds all there is.
 */
function goesOnBeside(found: Element): boolean {
  if (/^(?:main|article)$/.test(tagOf(found)) || found.getAttribute('role') === 'main')
    return false;
  const others = [...(found.parentElement?.children ?? [])];
  return others.slice(others.indexOf(found) + 1).some((other) => {
    const title = other.firstElementChild;
    return (
      /^(?:div|section)$/.test(tagOf(other)) &&
      title !== null &&
      /^h[1-3]$/.test(tagOf(title)) &&
      !afterthoughts.test((title.textContent ?? '').trim()) &&
      textLength(other) > leastOfAPart &&
      linkDensity(other) < 0.3
    );
  });
}

/** Readability throws on some broken pages; they are read without its advice. */
function readableArticle(html: string): string | undefined {
  try {
    return (
      new Readability(parsePage(html), { charThreshold: 200 }).parse()?.textContent ?? undefined
    );
  } catch {
    return undefined;
  }
}

type Passage = { element: Element; text: string; kept: boolean };

/** Drops the links and afterthoughts around an article that Readability has kept nearly whole. */
function trimAround(own: Element, article: string, form: FormMarks | undefined): void {
  const all = [...own.querySelectorAll(passages)]
    .filter((element) => !element.querySelector(passages))
    .map((element): Passage => {
      const text = squeeze(element.textContent ?? '');
      return {
        element,
        text,
        kept: form?.isAmong(element) || (text.length > 20 && article.includes(text)),
      };
    })
    .filter(({ text }) => text.length > 0);
  const last = all.findLastIndex(({ kept }) => kept);
  if (!keepsWhatMatters(all.slice(0, last + 1))) return;
  const tail = all.slice(last + 1);
  const from = tail.findIndex(({ element }) =>
    afterthoughts.test((element.textContent ?? '').trim()),
  );
  tail.forEach(({ element }, at) => {
    if ((from >= 0 && at >= from) || linkDensity(element) > 0.6) element.remove();
  });
  for (const { element, kept } of all.slice(0, last)) {
    const linked = !kept && linkDensity(element) > 0.6 && !/^(td|th|h\d)$/.test(tagOf(element));
    if (linked) element.remove();
  }
}

function keepsWhatMatters(all: Passage[]): boolean {
  let length = 0;
  let lost = 0;
  for (const { element, text, kept } of all) {
    if (text.length <= 20 || linkDensity(element) > 0.6) continue;
    length += text.length;
    if (!kept) lost += text.length;
  }
  return length > 0 && lost <= length * 0.2;
}

const squeeze = (text: string) => text.replace(/\s+/g, '');
