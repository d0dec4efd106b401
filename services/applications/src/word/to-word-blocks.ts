import type { DocumentFormat } from '@grantwright/shared/contract';
import { HeadingLevel, Paragraph, type Table } from 'docx';
import type { RichBlock, RichDocument } from '@grantwright/shared/richtext';
import { listParagraphs } from './list-paragraphs.ts';
import { toRuns } from './runs.ts';
import { styleIds } from './create-styles.ts';
import { toWordTable } from './table.ts';

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
};

/** @param format the funder's formatting rules */
export function toWordBlocks(
  document: RichDocument,
  format: DocumentFormat,
): (Paragraph | Table)[] {
  let instances = 0;
  const countInstance = () => (instances += 1);
  return document.flatMap((block, index) => [
    ...(block.type === 'table'
      ? [
          toWordTable(block, { nextInstance: countInstance, format }),
          createSpaceAfterTable(document[index + 1]),
        ]
      : toParagraphs(block, countInstance)),
  ]);
}

function toParagraphs(
  block: Exclude<RichBlock, { type: 'table' }>,
  nextInstance: () => number,
): Paragraph[] {
  switch (block.type) {
    case 'paragraph':
      return [
        new Paragraph({ style: styleIds.body, ...toRuns(block.children), ...keepLinesTogether }),
      ];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          ...toRuns(block.children),
          ...keepLinesTogether,
        }),
      ];
    case 'bulleted-list':
    case 'numbered-list':
      return listParagraphs(block, nextInstance);
    case 'block-quote':
      return block.children.map(
        (line) =>
          new Paragraph({ style: styleIds.quote, ...toRuns(line.children), ...keepLinesTogether }),
      );
  }
}

/** Prevents widows and orphans, which are single lines of a paragraph on a page. */
const keepLinesTogether = { widowControl: true };

/** Separates a table from what follows, because Word merges adjacent tables and does not add space after a table. */
const createSpaceAfterTable = (following: RichBlock | undefined) =>
  new Paragraph({
    style: styleIds.body,
    spacing: {
      before: 0,
      after: following?.type === 'heading' ? 0 : 60,
      line: 120,
      lineRule: 'exact',
    },
  });
