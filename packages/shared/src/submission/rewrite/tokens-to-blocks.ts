import { assembleBlocks, type Line, type ListRef } from '../../richtext/assemble.ts';
import type { Inline, RichDocument } from '../../richtext/index.ts';
import { isBlank, tidyInlines, type Run } from '../../richtext/tidy-inlines.ts';
import type { LineKind, Token } from './tokenize-section.ts';

/** Builds blocks from tokens, without blank lines. Adjacent items of the same list end up in one list. */
export function tokensToBlocks(tokens: readonly Token[]): RichDocument {
  const lines: Line[] = [];
  let runs: Run[] = [];
  let open: ListRef[] = [];
  const quote = {};

  const createPath = (lists: readonly boolean[]): ListRef[] => {
    const differs = lists.findIndex((ordered, depth) => open[depth]?.ordered !== ordered);
    const shared = differs < 0 ? open.slice(0, lists.length) : open.slice(0, differs);
    open = [...shared, ...lists.slice(shared.length).map((ordered) => ({ ordered }))];
    return open;
  };
  const endLine = (line: LineKind) => {
    const children = tidyInlines(runs.map((run) => ({ ...run })));
    runs = [];
    if (line.kind !== 'item') open = [];
    if (!isBlank(children)) lines.push(toLine(line, children));
  };
  const toLine = (line: LineKind, children: Inline[]): Line => {
    switch (line.kind) {
      case 'item':
        return { kind: 'item', path: createPath(line.lists), children };
      case 'heading':
        return { kind: 'heading', level: line.level, children };
      case 'quote':
        return { kind: 'quote', quote, children };
      case 'paragraph':
        return { kind: 'paragraph', children };
    }
  };

  for (const token of tokens) {
    if (token.type === 'text') runs.push(...token.runs);
    else if (token.type === 'end') endLine(token.line);
    else {
      endLine({ kind: 'paragraph' });
      lines.push({ kind: 'table', table: token.table });
    }
  }
  endLine({ kind: 'paragraph' });
  return lines.length > 0 ? assembleBlocks(lines) : [];
}
