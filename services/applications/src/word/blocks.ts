import { HeadingLevel, Paragraph, type Table } from 'docx';
import type { RichBlock, RichDocument } from '@grantwright/shared/richtext';
import { listLines, type ListLine } from './numbering.ts';
import { runsOf } from './runs.ts';
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
      return [new Paragraph({ style: styleIds.body, children: runsOf(block.children), ...calm })];
    case 'heading':
      return [
        new Paragraph({
          heading: headings[block.level],
          children: runsOf(block.children),
          ...calm,
        }),
      ];
    case 'bulleted-list':
    case 'numbered-list':
      return listLines(block, next).map((line, at, lines) => itemOf(line, at === lines.length - 1));
    case 'block-quote':
      return block.children.map(
        (line) =>
          new Paragraph({ style: styleIds.quote, children: runsOf(line.children), ...calm }),
      );
    case 'table':
      return [tableOf(block)];
  }
}

/** No single line of a paragraph alone on a page. */
const calm = { widowControl: true };

/** Items stand close together; after the last one comes the room that a paragraph has. */
function itemOf({ item, ordered, depth, instance }: ListLine, isLast: boolean): Paragraph {
  return new Paragraph({
    style: ordered ? styleIds.number(depth) : styleIds.bullet(depth),
    numbering: {
      reference: ordered ? 'numbered' : 'bulleted',
      level: depth,
      instance,
      custom: true,
    },
    children: runsOf(item.children[0].children),
    ...(isLast && { spacing: { after: 160 } }),
    ...calm,
  });
}

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
