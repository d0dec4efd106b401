import {
  assembleBlocks,
  assembleCell,
  createParagraph,
  type Line,
  type ListRef,
} from './assemble.ts';
import type { Inline, List, RichDocument, Table } from './model.ts';
import { isBlank, listRuns, tidyInlines } from './tidy-inlines.ts';

/** Creates the document of a new application: one empty paragraph. */
export function createEmptyDocument(): RichDocument {
  return [createParagraph([{ text: '' }])];
}

/**
 * Returns the canonical form of a document, a valid Slate value: no characters that XML forbids, no blank lines, only
 * http, https and mailto links, whitespace as HTML renders it. Idempotent. Keeps empty items with nested lists, and
 * empty cells.
 */
export function normalizeDocument(document: RichDocument): RichDocument {
  return assembleBlocks(document.flatMap(listBlockLines));
}

function listBlockLines(block: RichDocument[number]): Line[] {
  switch (block.type) {
    case 'bulleted-list':
    case 'numbered-list':
      return listLines(block, []);
    case 'block-quote': {
      const quote = {};
      return block.children
        .map((line): Line => ({ kind: 'quote', quote, children: tidy(line.children) }))
        .filter(isWritten);
    }
    case 'table':
      return listTableLines(block);
    case 'heading':
      return [
        { kind: 'heading' as const, level: block.level, children: tidy(block.children) },
      ].filter(isWritten);
    case 'paragraph':
      return [{ kind: 'paragraph' as const, children: tidy(block.children) }].filter(isWritten);
  }
}

function listLines(list: List, outer: ListRef[]): Line[] {
  const path = [...outer, { ordered: list.type === 'numbered-list' }];
  return list.children.flatMap((item): Line[] => {
    const [paragraph, ...nested] = item.children;
    const below = nested.flatMap((inner) => listLines(inner, path));
    const line: Line = { kind: 'item', path, children: tidy(paragraph.children) };
    return isWritten(line) || below.length > 0 ? [line, ...below] : [];
  });
}

function listTableLines(table: Table): Line[] {
  const rows = table.children.filter((row) => row.children.length > 0);
  if (rows.length === 0) return [];
  const children = rows.map((row) => ({
    type: row.type,
    children: row.children.map((cell) => ({
      type: cell.type,
      ...(cell.header && { header: cell.header }),
      children: assembleCell(cell.children.flatMap(listBlockLines)),
    })),
  }));
  return [{ kind: 'table', table: { type: 'table', children } }];
}

const tidy = (children: Inline[]) => tidyInlines(listRuns(children));
const isWritten = (line: Line) => line.kind === 'table' || !isBlank(line.children);
