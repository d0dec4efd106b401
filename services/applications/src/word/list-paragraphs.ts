import { Paragraph } from 'docx';
import type { List } from '@grantwright/shared/richtext';
import { listLines, type ListLine } from './numbering.ts';
import { lineOf } from './runs.ts';
import { styleIds } from './styles.ts';

/** The items of a list as numbered or bulleted paragraphs; `next` gives each list a number of its own. */
export const listParagraphs = (list: List, next: () => number): Paragraph[] =>
  listLines(list, next).map((line, at, lines) => itemOf(line, at === lines.length - 1));

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
    ...lineOf(item.children[0].children),
    ...(isLast && { spacing: { after: 160 } }),
    widowControl: true,
  });
}
