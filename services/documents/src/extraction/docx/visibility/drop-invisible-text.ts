import { getCharacters, isElement, type XmlElement, type XmlNode } from '../../xml/tree.ts';
import type { WordStyles } from '../styles.ts';
import { deriveContext, createInitialContext, type Context } from './context.ts';
import { type Background, isInvisible, type TextFormatting } from './text-formatting.ts';

export type RemovedText = {
  /** The number of invisible characters. */
  hidden: number;
  /** The struck-out passages in order. */
  struck: string[];
};

/**
 * Removes struck-out text, and text that is hidden, has no size, or has the same color as its background. White text on
 * a shaded cell, paragraph or shape is visible.
 * @param page the page color, if the document sets one
 */
export function dropInvisibleText(
  root: XmlElement,
  styles: WordStyles,
  page?: Background,
): RemovedText {
  const dropped: RemovedText = { hidden: 0, struck: [] };
  let isPassageOpen = false;

  const visit = (parent: XmlElement, context: Context): void => {
    const visible: XmlNode[] = [];
    for (const child of parent.children)
      if (!isElement(child) || isKept(child, context)) visible.push(child);
    if (visible.length < parent.children.length) parent.children = visible;
  };

  function isKept(node: XmlElement, context: Context): boolean {
    switch (node.name) {
      case 'w:t':
        return isTextVisible(getCharacters(node), context);
      case 'w:sym':
        return !context.hidden && !context.run.hidden && !context.struck;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        // Word does not show notes with hidden marks
        if (!context.hidden && !mergeFormatting(context).hidden) return true;
        dropped.hidden += 1;
        return false;
      case 'w:p':
        isPassageOpen = false;
    }
    visit(node, deriveContext(node, context, styles));
    return true;
  }

  function isTextVisible(text: string, context: Context): boolean {
    if (context.hidden || isInvisible(mergeFormatting(context), context.background ?? page)) {
      dropped.hidden += text.trim().length;
      return false;
    }
    if (!context.struck) {
      if (text.trim()) isPassageOpen = false;
      return true;
    }
    const last = dropped.struck.length - 1;
    if (isPassageOpen) dropped.struck[last] = (dropped.struck[last] ?? '') + text;
    else dropped.struck.push(text);
    isPassageOpen = true;
    return false;
  }

  const mergeFormatting = ({ table, paragraph, run }: Context): TextFormatting => ({
    ...styles.defaults,
    ...table,
    ...paragraph,
    ...run,
  });

  visit(root, createInitialContext(root));
  return dropped;
}
