import { elementsOf, isElement, type XmlElement, type XmlNode } from '../xml/tree.ts';

/** Moves what is in text boxes to where readers of plain text look for it: after the paragraph that anchors them. */
export function moveTextBoxes(root: XmlElement): void {
  const visit = (parent: XmlElement): void => {
    const children = parent.children.flatMap((child): XmlNode[] => {
      if (!isElement(child)) return [child];
      if (child.name === 'w:p') return [child, ...takeBoxes(child)];
      visit(child);
      return [child];
    });
    if (children.length > parent.children.length) parent.children = children;
  };
  visit(root);
}

/** Takes the outermost text boxes out of a paragraph; what was in them, with the boxes in there moved as well. */
function takeBoxes(paragraph: XmlElement): XmlNode[] {
  const taken: XmlNode[] = [];
  const visit = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name !== 'w:txbxContent') {
        visit(child);
        continue;
      }
      moveTextBoxes(child);
      for (const node of child.children) taken.push(node);
      child.children = [];
    }
  };
  visit(paragraph);
  return taken;
}
