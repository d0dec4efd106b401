import { describe, expect, it } from 'vitest';
import type { Table } from '../../richtext/index.ts';
import { computeTableColumnWidths } from './compute-column-widths.ts';
import { measureCharacter } from './text-width.ts';

const textWidth = 468;
const rowsOf = (rows: string[][]): Table['children'][number]['children'][] =>
  rows.map((cells) =>
    cells.map((text) => ({
      type: 'table-cell',
      children: [{ type: 'paragraph', children: [{ text }] }],
    })),
  );
const widthOf = (word: string): number =>
  [...word].reduce((sum, character) => sum + 10 * measureCharacter(character, 'calibri', true), 0);
const total = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0);

describe('computeColumnWidths', () => {
  it("divides the page width in proportion to each column's longest cell", () => {
    const widths = computeTableColumnWidths(rowsOf([['a'.repeat(20), 'b '.repeat(20)]]), {});
    expect(total(widths)).toBeCloseTo(textWidth);
    expect(computeTableColumnWidths(rowsOf([['one two', 'one two']]), {})).toEqual([
      textWidth / 2,
      textWidth / 2,
    ]);
  });

  it('makes each column at least as wide as its longest word', () => {
    const words = ['Responsibilities', 'Sustainability', 'Administration', 'Accountability'];
    const long = 'one two three '.repeat(10);
    const widths = computeTableColumnWidths(rowsOf([[...words, long]]), {});
    words.forEach((word, index) => expect(widths[index]).toBeGreaterThan(widthOf(word) + 10));
    expect(total(widths)).toBeCloseTo(textWidth);
  });

  it('breaks only the widest words if the page is too narrow', () => {
    const widths = computeTableColumnWidths(
      rowsOf([['Administration', 'x'.repeat(5_000), '$12']]),
      {},
    );
    expect(widths[0]).toBeGreaterThan(widthOf('Administration') + 10);
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
    expect(total(widths)).toBeCloseTo(textWidth);
  });

  it('makes all columns equally wide if there is no text', () => {
    expect(computeTableColumnWidths([], {})).toEqual([textWidth]);
    expect(computeTableColumnWidths(rowsOf([['', '']]), {})).toEqual([
      textWidth / 2,
      textWidth / 2,
    ]);
  });
});
