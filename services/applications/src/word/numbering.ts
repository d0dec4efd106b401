import { AlignmentType, LevelFormat, type INumberingOptions } from 'docx';
import type { List, ListItem } from '@grantwright/shared/richtext';

const step = 400;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const bullets = ['•', '–', '▪'];
const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

const cycled = <T>(choices: T[], level: number): T => {
  const choice = choices[level % choices.length];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
};

const indentOf = (level: number) => ({
  paragraph: { indent: { left: step * (level + 1), hanging: step } },
});

/** The two kinds of list of the document, with Word's nine levels each. */
export function numbering(): INumberingOptions {
  return {
    config: [
      {
        reference: 'bulleted',
        levels: levels.map((level) => ({
          level,
          format: LevelFormat.BULLET,
          text: cycled(bullets, level),
          alignment: AlignmentType.LEFT,
          style: indentOf(level),
        })),
      },
      {
        reference: 'numbered',
        levels: levels.map((level) => ({
          level,
          format: cycled(formats, level),
          text: `%${level + 1}.`,
          alignment: AlignmentType.LEFT,
          style: indentOf(level),
        })),
      },
    ],
  };
}

export type ListLine = {
  item: ListItem;
  ordered: boolean;
  depth: number;
  /** Items of one instance count on from each other; a new instance begins at 1. */
  instance: number;
};

/**
 * The items of a list in order. A numbered list within a numbered one counts in its instance, where
 * Word begins a level again under each item; every other list gets one of its own from `next`.
 */
export function listLines(
  list: List,
  next: () => number,
  around?: { depth: number; numbered?: number },
): ListLine[] {
  const ordered = list.type === 'numbered-list';
  const depth = around ? around.depth + 1 : 0;
  const instance = (ordered && around?.numbered) || next();
  return list.children.flatMap((item): ListLine[] => {
    const [, ...nested] = item.children;
    let numbered = ordered ? instance : around?.numbered;
    const below = nested.flatMap((inner) => {
      const lines = listLines(inner, next, { depth, numbered });
      // a second numbered list under the same item begins at 1 again
      if (inner.type === 'numbered-list') numbered = undefined;
      return lines;
    });
    return [{ item, ordered, depth, instance }, ...below];
  });
}
