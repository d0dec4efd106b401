import {
  findChild,
  createElement,
  getValue,
  type XmlElement,
  walkDescendants,
} from '../../xml/tree.ts';

const maxColumns = 50;

/** Adds the empty cells implied by `w:gridBefore` and `w:gridAfter`. */
export function addSkippedCells(root: XmlElement): void {
  for (const row of walkDescendants(root, 'w:tr')) {
    const properties = findChild(row, 'w:trPr');
    const before = createEmptyCells(getValue(properties, 'w:gridBefore'));
    const after = createEmptyCells(getValue(properties, 'w:gridAfter'));
    if (before.length + after.length > 0)
      row.children = [
        ...row.children.filter((child) => child === properties),
        ...before,
        ...row.children.filter((child) => child !== properties),
        ...after,
      ];
  }
}

function createEmptyCells(count: string | undefined): XmlElement[] {
  const length = Math.min(maxColumns, Number(count ?? 0) || 0);
  return Array.from({ length: Math.max(0, length) }, () =>
    createElement('w:tc', [createElement('w:p')]),
  );
}
