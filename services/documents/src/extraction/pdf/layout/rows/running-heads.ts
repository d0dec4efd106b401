import type { Block } from '@grantwright/shared/contract';
import { hasContactDetails } from '../../../text/contact-details.ts';
import type { PageContent, Row } from '../../page-model.ts';
import { getRowText, groupIntoRows } from './build-rows.ts';

/** The fraction of the page height at the top and bottom that can contain running heads and feet. */
const marginFraction = 0.13;
const maxRowsPerMargin = 3;

/** Returns the text of a row without numbers, because they differ from page to page ("Page 3 of 12"). */
const toPattern = (row: Row): string =>
  getRowText(row)
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/gi, '#')
    .toLowerCase()
    .trim();

const pageNumber = /^(page\s)?[-–—|\s]*(\d{1,4}|[ivxlc]{1,6})[-–—|\s]*((of|\/)\s*\d{1,4})?$/i;

export type RowTest = (row: Row) => boolean;

/** Finds page numbers and rows in the margins that repeat on other pages. */
export function findRunningHeads(pages: PageContent[]): (page: PageContent) => RowTest {
  const isRepeated = findRepeatedText(pages, findMarginRows);
  return (page) => {
    const marginYs = new Set(findMarginRows(page).map(({ y }) => y));
    return (row) =>
      marginYs.has(row.y) &&
      (isRepeated(row) || (pages.length > 1 && pageNumber.test(getRowText(row))));
  };
}

/** Finds rotated text that repeats along the side of several pages. */
export const findSideText = (pages: PageContent[]): RowTest =>
  findRepeatedText(pages, ({ rotated }) => rotated.flatMap(groupIntoRows));

/** Minimum fraction of pages on which a running head repeats, and bounds on the number of pages. */
const minRepeatedFraction = 0.4;
const minRepeats = { atLeast: 2, atMost: 12 };

function findRepeatedText(
  pages: PageContent[],
  rowsOf: (page: PageContent) => readonly Row[],
): RowTest {
  const pagesByPattern = new Map<string, Set<number>>();
  for (const page of pages)
    for (const row of rowsOf(page)) {
      const pattern = toPattern(row);
      pagesByPattern.set(pattern, (pagesByPattern.get(pattern) ?? new Set()).add(page.number));
    }
  const repeats = Math.max(
    minRepeats.atLeast,
    Math.min(pages.length * minRepeatedFraction, minRepeats.atMost),
  );
  return (row) => (pagesByPattern.get(toPattern(row))?.size ?? 0) >= repeats;
}

/** Returns the running heads and feet if they name the sender, as in a letterhead. */
export function listPublisherDetails(
  pages: PageContent[],
  isRunningHead: ReturnType<typeof findRunningHeads>,
): Block[] {
  const page = pages.find((page) => findMarginRows(page).length > 0);
  if (!page) return [];
  const texts = findMarginRows(page)
    .filter(isRunningHead(page))
    .flatMap((row) => row.fragments.map(({ text }) => text))
    .filter((text) => !pageNumber.test(text));
  return texts.some(hasContactDetails)
    ? texts.map((text) => ({ type: 'paragraph', text, page: page.number }))
    : [];
}

function findMarginRows(page: PageContent): Row[] {
  const rows = groupIntoRows(page);
  const top = rows.filter((row) => row.y < page.height * marginFraction).slice(0, maxRowsPerMargin);
  const bottom = rows
    .filter((row) => row.y > page.height * (1 - marginFraction))
    .slice(-maxRowsPerMargin);
  return [...top, ...bottom];
}
