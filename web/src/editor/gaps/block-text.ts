import { Node, type NodeEntry, type Path, type Point, type Range } from 'slate';
import type { Heading, Paragraph } from '@grantwright/shared/richtext';

export type BlockText = {
  text: string;
  /** Returns the Slate range of a substring, which may span several leaves. */
  getRange: (start: number, end: number) => Range;
};

/** Returns the text of a paragraph as one string, across leaves and links. */
export function getBlockText([block, path]: NodeEntry<Paragraph | Heading>): BlockText {
  const leaves: Array<{ path: Path; start: number }> = [];
  let text = '';
  for (const [leaf, leafPath] of Node.texts(block)) {
    leaves.push({ path: [...path, ...leafPath], start: text.length });
    text += leaf.text;
  }
  const getPoint = (offset: number, atEnd: boolean): Point => {
    const leaf = leaves.findLast(({ start }) => (atEnd ? start < offset : start <= offset));
    return leaf ? { path: leaf.path, offset: offset - leaf.start } : { path: [...path, 0], offset };
  };
  return {
    text,
    getRange: (start, end) => ({ anchor: getPoint(start, false), focus: getPoint(end, true) }),
  };
}
