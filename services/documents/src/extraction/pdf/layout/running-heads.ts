import type { Block } from '@grantwright/shared/contract';
import { hasContactDetails } from '../../text/contact-details.ts';
import type { PageContent, Row } from '../page-model.ts';
import { textOfRow, textRows } from './rows.ts';

/** The fraction of the page height at the top and bottom with running heads and feet. */
const marginFraction = 0.13;
const maxRowsPerMargin = 3;

/** Replaces numbers, which differ from page to page ("Page 3 of 12"). */
const patternOf = (text: string) =>
  text
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/gi, '#')
    .toLowerCase()
    .trim();

const pageNumber = /^(page\s)?[-–—|\s]*(\d{1,4}|[ivxlc]{1,6})[-–—|\s]*((of|\/)\s*\d{1,4})?$/i;

/**
 * Returns a filter for the text of a page that rejects page numbers and rows in the margins that repeat
 * on other pages.
 */
export function runningHeads(pages: PageContent[]): (page: PageContent) => (row: Row) => boolean {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const row of marginRows(page)) {
      const pattern = patternOf(textOfRow(row));
      if (!pattern) continue;
      const pageNumbers = seen.get(pattern) ?? new Set<number>();
      pageNumbers.add(page.number);
      seen.set(pattern, pageNumbers);
    }
  }
  const minRepeats = minRepeatsIn(pages);
  return (page) => {
    const marginYs = new Map(marginRows(page).map((row) => [row.y, row]));
    return (row) => {
      if (!marginYs.has(row.y)) return true;
      const text = textOfRow(row);
      if (pageNumber.test(text) && pages.length > 1) return false;
      return pages.length < 2 || (seen.get(patternOf(text))?.size ?? 0) < minRepeats;
    };
  };
}

/** Returns a filter that rejects rotated text that repeats along the side of several pages. */
export function repeatedSideText(pages: PageContent[]): (row: Row) => boolean {
  const seen = new Map<string, Set<number>>();
  for (const { number, rotatedPages = [] } of pages)
    for (const row of rotatedPages.flatMap(textRows)) {
      const pattern = patternOf(textOfRow(row));
      seen.set(pattern, new Set([...(seen.get(pattern) ?? []), number]));
    }
  const minRepeats = minRepeatsIn(pages);
  return (row) => (seen.get(patternOf(textOfRow(row)))?.size ?? 0) < minRepeats;
}

const minRepeatsIn = (pages: PageContent[]): number =>
  Math.max(2, Math.min(pages.length * 0.4, 12));

/** The running heads and feet, if they name the sender, as a letterhead does. */
export function publisherDetailsOfPages(
  pages: PageContent[],
  isOwnText: ReturnType<typeof runningHeads>,
): Block[] {
  const page = pages.find((page) => marginRows(page).length > 0);
  if (!page) return [];
  const isPageText = isOwnText(page);
  const texts = marginRows(page)
    .filter((row) => !isPageText(row))
    .flatMap((row) => row.fragments.map(({ text }) => text))
    .filter((text) => !pageNumber.test(text));
  return texts.some(hasContactDetails)
    ? texts.map((text) => ({ type: 'paragraph', text, page: page.number }))
    : [];
}

function marginRows(page: PageContent): Row[] {
  const rows = textRows(page);
  const top = rows.filter((row) => row.y < page.height * marginFraction).slice(0, maxRowsPerMargin);
  const bottom = rows
    .filter((row) => row.y > page.height * (1 - marginFraction))
    .slice(-maxRowsPerMargin);
  return [...top, ...bottom];
}
