import { Readability } from '@mozilla/readability';
import { linkDensity, parsePage, textLength, type PageDocument } from './dom.ts';

const roots = [
  'main',
  '[role=main]',
  'article',
  '#main-content',
  '#content',
  '.main-content',
  '.content',
];
const passages = 'p,li,td,th,dd,dt,h1,h2,h3,h4,h5,h6,blockquote,pre';

/**
 * The element that holds a page's text. Readability finds the article of an article page well, but
 * drops tables, lists and short sections of a funder's page; so its answer counts only when it keeps
 * nearly all that the page says outside links.
 */
export function mainContent(page: PageDocument, html: string): Element {
  const own = ownRoot(page);
  const article = readableArticle(html);
  return article && keepsWhatMatters(own, article) ? article : own;
}

function ownRoot(page: PageDocument): Element {
  const all = textLength(page.body);
  for (const selector of roots) {
    const found = [...page.querySelectorAll(selector)].sort(
      (a, b) => textLength(b) - textLength(a),
    )[0];
    if (found && textLength(found) > all * 0.5) return found;
  }
  return page.body;
}

function readableArticle(html: string): Element | undefined {
  const content = new Readability(parsePage(html), { charThreshold: 200 }).parse()?.content;
  return content ? parsePage(content).body : undefined;
}

function keepsWhatMatters(own: Element, article: Element): boolean {
  const kept = squeeze(article.textContent ?? '');
  let all = 0;
  let lost = 0;
  for (const passage of own.querySelectorAll(passages)) {
    if (passage.querySelector(passages)) continue;
    const text = squeeze(passage.textContent ?? '');
    if (text.length < 3 || linkDensity(passage) > 0.6) continue;
    all += text.length;
    if (!kept.includes(text)) lost += text.length;
  }
  if (all === 0 || lost > all * 0.2) return false;
  const rows = own.querySelectorAll('tr').length;
  return rows === 0 || article.querySelectorAll('tr').length >= rows * 0.9;
}

const squeeze = (text: string) => text.replace(/\s+/g, '');
