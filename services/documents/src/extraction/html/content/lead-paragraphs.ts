import { linkDensity, getTag, readTrimmedText } from '../dom.ts';

const minWords = 8;

/** Finds the paragraphs right after a title that introduce the page or its publisher in full sentences. */
export function findLeadParagraphs(title: Element): Element[] {
  const lead: Element[] = [];
  for (let next = title.nextElementSibling; next; next = next.nextElementSibling) {
    const words = readTrimmedText(next).split(/\s+/).length;
    if (getTag(next) !== 'p' || words < minWords || linkDensity(next) > 0.3) break;
    lead.push(next);
  }
  return lead;
}
