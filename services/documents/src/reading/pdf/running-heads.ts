import type { Block } from '@grantwright/shared/contract';
import { saysWhoMadeIt } from '../text/maker.ts';
import type { Fragment, PageContent, Row } from './layout.ts';
import { textRows } from './rows.ts';

const margin = 0.13;
const edgeRows = 3;

/** Digits differ from page to page ("Page 3 of 12"), so they count as the same. */
const patternOf = (text: string) =>
  text
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/gi, '#')
    .toLowerCase()
    .trim();

const pageNumber = /^(page\s)?[-–—|\s]*(\d{1,4}|[ivxlc]{1,6})[-–—|\s]*((of|\/)\s*\d{1,4})?$/i;

/**
 * Tells the rows at the head and foot of pages that come again on other pages, and page numbers, from
 * a page's own text.
 */
export function runningHeads(pages: PageContent[]): (page: PageContent) => (row: Row) => boolean {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const row of edges(page)) {
      const pattern = patternOf(textOf(row.fragments));
      if (!pattern) continue;
      const on = seen.get(pattern) ?? new Set<number>();
      on.add(page.number);
      seen.set(pattern, on);
    }
  }
  const often = oftenIn(pages);
  return (page) => {
    const edgeYs = new Map(edges(page).map((row) => [row.y, row]));
    return (row) => {
      if (!edgeYs.has(row.y)) return true;
      const text = textOf(row.fragments);
      if (pageNumber.test(text) && pages.length > 1) return false;
      return pages.length < 2 || (seen.get(patternOf(text))?.size ?? 0) < often;
    };
  };
}

/** Tells text in the margins that runs along the side of several pages from what a turned page says. */
export function runningSides(pages: PageContent[]): (row: Row) => boolean {
  const seen = new Map<string, Set<number>>();
  for (const { number, turned = [] } of pages)
    for (const row of turned.flatMap(textRows)) {
      const pattern = patternOf(textOf(row.fragments));
      seen.set(pattern, new Set([...(seen.get(pattern) ?? []), number]));
    }
  const often = oftenIn(pages);
  return (row) => (seen.get(patternOf(textOf(row.fragments)))?.size ?? 0) < often;
}

const oftenIn = (pages: PageContent[]): number => Math.max(2, Math.min(pages.length * 0.4, 12));

/** Of what runs through the pages, the lines of those that say who made them: a letterhead's name and address. */
export function imprintOfPages(
  pages: PageContent[],
  isOwnText: ReturnType<typeof runningHeads>,
): Block[] {
  const page = pages.find((each) => edges(each).length > 0);
  if (!page) return [];
  const own = isOwnText(page);
  const texts = edges(page)
    .filter((row) => !own(row))
    .flatMap((row) => row.fragments.map(({ text }) => text))
    .filter((text) => !pageNumber.test(text));
  return texts.some(saysWhoMadeIt)
    ? texts.map((text) => ({ type: 'paragraph', text, page: page.number }))
    : [];
}

function edges(page: PageContent): Row[] {
  const rows = textRows(page);
  const top = rows.filter((row) => row.y < page.height * margin).slice(0, edgeRows);
  const bottom = rows.filter((row) => row.y > page.height * (1 - margin)).slice(-edgeRows);
  return [...top, ...bottom];
}

const textOf = (fragments: Fragment[]) => fragments.map((fragment) => fragment.text).join(' ');
