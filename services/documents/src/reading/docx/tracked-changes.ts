import {
  childOf,
  descendantsOf,
  elementsOf,
  isElement,
  replaceElements,
  type XmlElement,
  type XmlNode,
} from '../xml/tree.ts';

const removed = new Set(['w:del', 'w:moveFrom']);
const accepted = new Set(['w:ins', 'w:moveTo']);
const changes = new Set([...removed, ...accepted, 'w:cellIns', 'w:cellDel']);
/** What was so before, and the marks around moved content. */
const leftOver =
  /^w:(?:[a-zA-Z]+Change|moveFromRange(?:Start|End)|moveToRange(?:Start|End)|customXml(?:Ins|Del|MoveFrom|MoveTo)Range(?:Start|End)|delText|delInstrText)$/;

/**
 * Accepts the tracked changes of a part: deleted and moved-away text goes, inserted text stays, and a
 * paragraph whose end is deleted runs on into the next one.
 * @returns whether there were changes of the text itself, not only of its format
 */
export function acceptChanges(root: XmlElement): boolean {
  const isChanged = hasChanges(root);
  const accept = (parent: XmlElement): void => {
    if (parent.children.some((child) => isElement(child) && isMarked(child)))
      parent.children = joined(parent.children);
    if (parent.children.some((child) => isElement(child) && isDeletedPart(child)))
      parent.children = parent.children.filter(
        (child) => !isElement(child) || !isDeletedPart(child),
      );
    elementsOf(parent).forEach(accept);
  };
  accept(root);
  replaceElements(root, (element) => {
    if (removed.has(element.name) || leftOver.test(element.name)) return [];
    if (accepted.has(element.name)) return element.children;
    return undefined;
  });
  dropEmptyTables(root);
  return isChanged;
}

function hasChanges(root: XmlElement): boolean {
  for (const { name } of descendantsOf(root)) if (changes.has(name)) return true;
  return false;
}

const hasRemoval = (properties: XmlElement | undefined): boolean =>
  elementsOf(properties).some(({ name }) => removed.has(name));

/** Whether the end of a paragraph is deleted. */
const isMarked = (element: XmlElement): boolean =>
  element.name === 'w:p' && hasRemoval(childOf(element, 'w:pPr', 'w:rPr'));

const isDeletedPart = (element: XmlElement): boolean =>
  (element.name === 'w:tr' && hasRemoval(childOf(element, 'w:trPr'))) ||
  (element.name === 'w:tc' && childOf(element, 'w:tcPr', 'w:cellDel') !== undefined) ||
  (element.name.endsWith(':r') && hasRemoval(childOf(element, 'w:rPr')));

/** Paragraphs without their deleted ends; the last one of a group gives the properties. */
function joined(nodes: XmlNode[]): XmlNode[] {
  const result: XmlNode[] = [];
  let carried: XmlNode[] = [];
  let last: XmlElement | undefined;
  const flush = () => {
    const properties = childOf(last, 'w:pPr');
    if (last && carried.length > 0)
      result.push({ ...last, children: [...(properties ? [properties] : []), ...carried] });
    carried = [];
    last = undefined;
  };
  for (const node of nodes) {
    if (!isElement(node) || node.name !== 'w:p') {
      if (isElement(node)) flush();
      result.push(node);
      continue;
    }
    const properties = childOf(node, 'w:pPr');
    const content = node.children.filter((child) => child !== properties);
    if (isMarked(node)) {
      carried.push(...content);
      last = node;
      continue;
    }
    if (carried.length > 0)
      node.children = [...(properties ? [properties] : []), ...carried, ...content];
    carried = [];
    last = undefined;
    result.push(node);
  }
  flush();
  return result;
}

/** A table of which every row is deleted is no table any more. */
function dropEmptyTables(root: XmlElement): void {
  replaceElements(root, (element) =>
    element.name === 'w:tbl' && !elementsOf(element).some(({ name }) => !/Pr$|Grid$/.test(name))
      ? []
      : undefined,
  );
}
