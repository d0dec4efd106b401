import { listElements, isElement, type XmlElement, type XmlNode } from '../../xml/tree.ts';

/** Moves the content of text boxes to just after their anchor paragraph. */
export function moveTextBoxes(root: XmlElement): void {
  const visit = (parent: XmlElement): void => {
    const children = parent.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child];
      if (child.name === 'w:p') return [child, ...takeTextBoxes(child)];
      visit(child);
      return [child];
    });
    if (children.length > parent.children.length) parent.children = children;
  };
  visit(root);
}

/** Removes text boxes from a paragraph and returns their content, including that of nested boxes. */
function takeTextBoxes(paragraph: XmlElement): XmlNode[] {
  const removed: XmlNode[] = [];
  const visit = (parent: XmlElement): void => {
    for (const child of listElements(parent)) {
      if (child.name !== 'w:txbxContent') {
        visit(child);
        continue;
      }
      moveTextBoxes(child);
      for (const node of child.children) removed.push(node);
      child.children = [];
    }
  };
  visit(paragraph);
  return removed;
}
