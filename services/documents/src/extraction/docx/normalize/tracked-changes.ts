import {
  findChild,
  walkDescendants,
  listElements,
  isElement,
  replaceElements,
  type XmlElement,
  type XmlNode,
} from '../../xml/tree.ts';

const removed = new Set(['w:del', 'w:moveFrom']);
const accepted = new Set(['w:ins', 'w:moveTo']);
const changes = new Set([...removed, ...accepted, 'w:cellIns', 'w:cellDel']);
/** Elements with previous properties or deleted text, and range marks. */
const obsolete =
  /^w:(?:[a-zA-Z]+Change|moveFromRange(?:Start|End)|moveToRange(?:Start|End)|customXml(?:Ins|Del|MoveFrom|MoveTo)Range(?:Start|End)|delText|delInstrText)$/;

/**
 * Accepts all tracked changes in a part. If a paragraph mark is deleted, merges the paragraph with the next one.
 * @returns whether any text changed, as opposed to just its formatting
 */
export function acceptChanges(root: XmlElement): boolean {
  const isChanged = hasChanges(root);
  const accept = (parent: XmlElement): void => {
    if (parent.children.some((child) => isElement(child) && isEndDeleted(child)))
      parent.children = joinParagraphs(parent.children);
    if (parent.children.some((child) => isElement(child) && isDeletedPart(child)))
      parent.children = parent.children.filter(
        (child) => !isElement(child) || !isDeletedPart(child),
      );
    listElements(parent).forEach(accept);
  };
  accept(root);
  replaceElements(root, (element) => {
    if (removed.has(element.name) || obsolete.test(element.name)) return [];
    if (accepted.has(element.name)) return element.children;
    return undefined;
  });
  dropEmptyTables(root);
  return isChanged;
}

function hasChanges(root: XmlElement): boolean {
  for (const { name } of walkDescendants(root)) if (changes.has(name)) return true;
  return false;
}

const hasRemoval = (properties: XmlElement | undefined): boolean =>
  listElements(properties).some(({ name }) => removed.has(name));

/** Whether the mark at the end of a paragraph is deleted. */
const isEndDeleted = (element: XmlElement): boolean =>
  element.name === 'w:p' && hasRemoval(findChild(element, 'w:pPr', 'w:rPr'));

const isDeletedPart = (element: XmlElement): boolean =>
  (element.name === 'w:tr' && hasRemoval(findChild(element, 'w:trPr'))) ||
  (element.name === 'w:tc' && findChild(element, 'w:tcPr', 'w:cellDel') !== undefined) ||
  (element.name.endsWith(':r') && hasRemoval(findChild(element, 'w:rPr')));

/** Merges paragraphs across deleted paragraph marks, keeping the properties of the last one. */
function joinParagraphs(nodes: XmlNode[]): XmlNode[] {
  const result: XmlNode[] = [];
  let carriedNodes: XmlNode[] = [];
  let last: XmlElement | undefined;
  const flush = () => {
    const properties = findChild(last, 'w:pPr');
    if (last && carriedNodes.length > 0)
      result.push({ ...last, children: [...(properties ? [properties] : []), ...carriedNodes] });
    carriedNodes = [];
    last = undefined;
  };
  for (const node of nodes) {
    if (!isElement(node) || node.name !== 'w:p') {
      if (isElement(node)) flush();
      result.push(node);
      continue;
    }
    const properties = findChild(node, 'w:pPr');
    const content = node.children.filter((child) => child !== properties);
    if (isEndDeleted(node)) {
      carriedNodes.push(...content);
      last = node;
      continue;
    }
    if (carriedNodes.length > 0)
      node.children = [...(properties ? [properties] : []), ...carriedNodes, ...content];
    carriedNodes = [];
    last = undefined;
    result.push(node);
  }
  flush();
  return result;
}

/** Removes tables in which every row was deleted. */
function dropEmptyTables(root: XmlElement): void {
  replaceElements(root, (element) =>
    element.name === 'w:tbl' && !listElements(element).some(({ name }) => !/Pr$|Grid$/.test(name))
      ? []
      : undefined,
  );
}
