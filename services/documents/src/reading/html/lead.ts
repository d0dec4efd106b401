import { linkDensity, tagOf } from './dom.ts';

const fewestWords = 8;

/** The paragraphs right behind a page's title that say in a sentence what the page, or whose it is, is about. */
export function leadBehind(title: Element): Element[] {
  const lead: Element[] = [];
  for (let next = title.nextElementSibling; next; next = next.nextElementSibling) {
    const words = (next.textContent ?? '').trim().split(/\s+/).length;
    if (tagOf(next) !== 'p' || words < fewestWords || linkDensity(next) > 0.3) break;
    lead.push(next);
  }
  return lead;
}
