import { Paragraph } from 'docx';
import type { List } from '@grantwright/shared/richtext';
import { listLines, type ListLine } from '../export/list-lines.ts';
import { toRuns } from './runs.ts';
import { styleIds } from './create-styles.ts';

/** @param nextInstance returns a new numbering instance for each list */
export const listParagraphs = (list: List, nextInstance: () => number): Paragraph[] =>
  listLines(list, nextInstance).map((line, index, lines) =>
    createItem(line, index === lines.length - 1),
  );

/** Only the last item gets paragraph spacing after it. */
function createItem({ item, ordered, depth, instance }: ListLine, isLast: boolean): Paragraph {
  return new Paragraph({
    style: ordered ? styleIds.number(depth) : styleIds.bullet(depth),
    numbering: {
      reference: ordered ? 'numbered' : 'bulleted',
      level: depth,
      instance,
      custom: true,
    },
    ...toRuns(item.children[0].children),
    ...(isLast && { spacing: { after: 160 } }),
    widowControl: true,
  });
}
