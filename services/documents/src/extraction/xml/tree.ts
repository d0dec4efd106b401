/** An element with canonical prefixes in its name and attribute names: `w:p`, `w:val`. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
};
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const createElement = (
  name: string,
  children: XmlNode[] = [],
  attributes: Record<string, string> = {},
): XmlElement => ({ name, attributes, children });

export const listElements = (parent: XmlElement | undefined): XmlElement[] =>
  parent?.children.filter(isElement) ?? [];

export const listChildren = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  listElements(parent).filter((child) => child.name === name);

/** Returns the first child with this name, or the descendant at a path of names: `findChild(p, 'w:pPr', 'w:numPr')`. */
export function findChild(
  parent: XmlElement | undefined,
  ...path: string[]
): XmlElement | undefined {
  let current = parent;
  for (const name of path)
    current = current?.children.find(
      (child): child is XmlElement => isElement(child) && child.name === name,
    );
  return current;
}

export const getAttribute = (of: XmlElement | undefined, name: string): string | undefined =>
  of?.attributes[name];

/** Returns the `w:val` of the child at a path. */
export const getValue = (parent: XmlElement | undefined, ...path: string[]): string | undefined =>
  getAttribute(findChild(parent, ...path), 'w:val');

/** Yields all descendants of an element in document order. */
export function* walkDescendants(parent: XmlElement, name?: string): Generator<XmlElement> {
  const pending = listElements(parent).reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (name === undefined || next.name === name) yield next;
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index];
      if (child !== undefined && isElement(child)) pending.push(child);
    }
  }
}

export const hasDescendant = (parent: XmlElement, name: string): boolean =>
  !walkDescendants(parent, name).next().done;

/** Returns the text directly inside an element such as `w:t`. */
export const getCharacters = (of: XmlElement): string =>
  of.children.filter((child) => !isElement(child)).join('');

/** Returns the text of all `w:t` descendants. */
export const getWordText = (of: XmlElement): string =>
  [...walkDescendants(of, 'w:t')].map(getCharacters).join('');

/**
 * Replaces elements below `root`, parents before children. `replace` returns a replacement, whose nodes are visited as
 * well, undefined to keep an element and visit its children, or the element itself to keep it without visiting its
 * children.
 */
export function replaceElements(
  root: XmlElement,
  replace: (element: XmlElement, parent: XmlElement) => XmlNode[] | undefined,
): void {
  const expand = (node: XmlNode, parent: XmlElement): XmlNode[] => {
    if (!isElement(node)) return [node];
    const replaced = replace(node, parent);
    if (!replaced) visit(node);
    return replaced
      ? replaced.flatMap((replacement) =>
          replacement === node ? [node] : expand(replacement, parent),
        )
      : [node];
  };
  const visit = (parent: XmlElement): void => {
    let changed: XmlNode[] | undefined;
    parent.children.forEach((child, index) => {
      const nodes = expand(child, parent);
      if (!changed && nodes.length === 1 && nodes[0] === child) return;
      changed ??= parent.children.slice(0, index);
      for (const node of nodes) changed.push(node);
    });
    if (changed) parent.children = changed;
  };
  visit(root);
}

/** Whether a WordprocessingML toggle is present and not turned off. */
export const isToggledOn = (setting: XmlElement | undefined): boolean =>
  setting !== undefined &&
  !/^(?:0|false|off|none)$/.test(
    getAttribute(setting, 'w:val') ?? getAttribute(setting, 'w14:val') ?? '',
  );
