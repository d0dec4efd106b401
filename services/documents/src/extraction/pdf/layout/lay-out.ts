import type { Block } from '@grantwright/shared/contract';
import { joinLabels } from '../../text/join-labels.ts';
import type { PageElement, Line, PageContent, RotatedSheet } from '../page-model.ts';
import { flowToBlocks } from './blocks/flow-to-blocks.ts';
import { createLineJoiner } from './blocks/hyphenation.ts';
import { joinPassages } from './blocks/paragraphs.ts';
import { measureStyles } from './blocks/styles.ts';
import { findPageElements } from './elements/find-page-elements.ts';
import {
  findRunningHeads,
  findSideText,
  listPublisherDetails,
  type RowTest,
} from './rows/running-heads.ts';
import { findTableOfContents } from './rows/table-of-contents.ts';

type PdfContent = {
  pageCount: number;
  bookmarks: string[];
  clean: (raw: string) => string;
};

/** Turns pages into blocks in reading order: spans → rows → lines and tables → passages → blocks. */
export function layOut(
  pages: PageContent[],
  { pageCount, bookmarks, clean }: PdfContent,
): { blocks: Block[]; publisherDetails: Block[] } {
  const isRunningHead = findRunningHeads(pages);
  const isSideText = findSideText(pages);
  const elements = pages.flatMap((page) => {
    const isHead = isRunningHead(page);
    const isContents = findTableOfContents(page, pageCount);
    const upright = findPageElements(page, (row) => isHead(row) || isContents(row));
    return orderAroundPage(upright, page.rotated, isSideText);
  });
  const lines = elements.flatMap((element): Line[] =>
    element.type === 'line' ? [element.line] : [],
  );
  const styles = measureStyles(lines);
  const flow = joinPassages(elements, styles, createLineJoiner(lines.map(({ text }) => text)));
  return {
    blocks: joinLabels(flowToBlocks(flow, styles, bookmarks, clean)),
    publisherDetails: listPublisherDetails(pages, isRunningHead),
  };
}

/** Puts rotated text before or after the rest of its page, since its position in the reading order is unknown. */
function orderAroundPage(
  upright: PageElement[],
  rotated: RotatedSheet[],
  isSideText: RowTest,
): PageElement[] {
  const sheets = rotated.map(({ isAbove, ...sheet }, index) => ({
    isAbove,
    elements: findPageElements(sheet, isSideText).map((element) =>
      onRotatedSheet(element, index + 1),
    ),
  }));
  const above = sheets.filter(({ isAbove }) => isAbove);
  const below = sheets.filter(({ isAbove }) => !isAbove);
  const listElements = (some: typeof sheets) => some.flatMap(({ elements }) => elements);
  return [...listElements(above), ...upright, ...listElements(below)];
}

const onRotatedSheet = (element: PageElement, rotatedSheet: number): PageElement =>
  element.type === 'line' ? { ...element, line: { ...element.line, rotatedSheet } } : element;
