import { HeadingLevel, Paragraph, type Table } from 'docx';
import type { RichBlock, RichDocument } from '@grantwright/shared/richtext';
import { listParagraphs } from './list-paragraphs.ts';
import { lineOf } from './runs.ts';
import { styleIds } from './styles.ts';
import { tableOf } from './table.ts';

const headings = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
};

/** The body of the Word document. */
export function blocksOf(document: RichDocument): (Paragraph | Table)[] {
  let instances = 0;
  const next = () => (instances += 1);
  return document.flatMap((block, at) => [
    ...blockOf(block, next),
    ...(block.type === 'table' ? [afterTable(document[at + 1])] : []),
  ]);
}

function blockOf(block: RichBlock, next: () => number): (Paragraph | Table)[] {
  switch (block.type) {
    case 'paragraph':
      return [new Paragraph({ style: styleIds.body, ...lineOf(block.children), ...calm })];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          ...lineOf(block.children),
          ...calm,
        }),
      ];
    case 'bulleted-list':
    case 'numbered-list':
      return listParagraphs(block, next);
    case 'block-quote':
      return block.children.map(
        (line) => new Paragraph({ style: styleIds.quote, ...lineOf(line.children), ...calm }),
      );
    case 'table':
      return [tableOf(block, next)];
  }
}

/** No single line of a paragraph alone on a page. */
const calm = { widowControl: true };

/** Word joins tables that touch, and sets what follows without room. */
const afterTable = (following: RichBlock | undefined) =>
  new Paragraph({
    style: styleIds.body,
    spacing: {
      before: 0,
      after: following?.type === 'heading' ? 0 : 60,
      line: 120,
      lineRule: 'exact',
    },
  });
