import { childOf, createElement, valueOf, type XmlElement, descendantsOf } from '../../xml/tree.ts';

const maxColumns = 50;

/** Adds the empty cells implied by `w:gridBefore` and `w:gridAfter`. */
export function addSkippedCells(root: XmlElement): void {
  for (const row of descendantsOf(root, 'w:tr')) {
    const properties = childOf(row, 'w:trPr');
    const before = createEmptyCells(valueOf(properties, 'w:gridBefore'));
    const after = createEmptyCells(valueOf(properties, 'w:gridAfter'));
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
