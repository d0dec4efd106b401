import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { createNotes } from '../../notes.ts';
import { parsePage } from '../dom.ts';
import { htmlToBlocks } from './html-to-blocks.ts';

const read = (rows: string): Block[] =>
  htmlToBlocks(parsePage(`<html><body><table>${rows}</table></body></html>`).body, createNotes());
const readRows = (rows: string): string[][] =>
  read(rows).flatMap((block) => (block.type === 'table' ? block.rows : []));
const cells = (...texts: string[]) => texts.map((text) => `<td>${text}</td>`).join('');
const row = (...texts: string[]) => `<tr>${cells(...texts)}</tr>`;

it('keeps the spaces around emphasized words and links in a cell', () => {
  expect(
    readRows(
      row('<b>Goal: </b>Grow', 'Read the <b>Guidance Note </b><a href="#">before</a> you apply'),
    ),
  ).toEqual([['Goal: Grow', 'Read the Guidance Note before you apply']]);
});

describe('cells that span rows', () => {
  it('are repeated in every row', () => {
    expect(
      readRows(
        `${row('Category', 'Up to', 'Deadline')}<tr>${cells('Equipment', '$8,000')}<td rowspan="2">1 May 2027</td></tr>${row('Training', '$2,500')}`,
      ),
    ).toEqual([
      ['Category', 'Up to', 'Deadline'],
      ['Equipment', '$8,000', '1 May 2027'],
      ['Training', '$2,500', '1 May 2027'],
    ]);
  });

  it('are repeated at the start of every row', () => {
    expect(
      readRows(
        `<tr><td rowspan="2">Narrative</td>${cells('Need', '500 words')}</tr>${row('Plan', '900 words')}`,
      ),
    ).toEqual([
      ['Narrative', 'Need', '500 words'],
      ['Narrative', 'Plan', '900 words'],
    ]);
  });

  it('are not repeated if they are long', () => {
    const passage = 'Applicants must show that the project serves people in the county. '.repeat(2);
    const [, second] = readRows(`<tr><td rowspan="2">${passage}</td>${cells('a')}</tr>${row('b')}`);
    expect(second).toEqual(['', 'b']);
  });

  it('may also span columns', () => {
    expect(
      readRows(
        `<tr><td rowspan="2" colspan="2">Both</td>${cells('a')}</tr>${row('b')}${row('x', 'y', 'c')}`,
      ),
    ).toEqual([
      ['Both', '', 'a'],
      ['Both', '', 'b'],
      ['x', 'y', 'c'],
    ]);
  });
});

describe('headings that span columns', () => {
  it('become the title of the table if they span all columns', () => {
    expect(
      read(
        `<tr><td colspan="2">Award categories</td></tr>${row('Category', 'Up to')}${row('Training', '$2,500')}`,
      ),
    ).toEqual([
      { type: 'paragraph', text: 'Award categories' },
      {
        type: 'table',
        rows: [
          ['Category', 'Up to'],
          ['Training', '$2,500'],
        ],
      },
    ]);
  });

  it.each(['<td rowspan="2">Category</td>', '<td></td>'])(
    'are joined with the headings below them: %s',
    (corner) => {
      const below = corner.includes('rowspan') ? [] : ['Category'];
      expect(
        readRows(
          `<tr>${corner}<td colspan="2">Award</td></tr>${row(...below, 'Min', 'Max')}${row('Training', '$500', '$2,500')}`,
        ),
      ).toEqual([
        ['Category', 'Award: Min', 'Award: Max'],
        ['Training', '$500', '$2,500'],
      ]);
    },
  );

  it('may become several titles', () => {
    const titleRow = (text: string) => `<tr><td colspan="2">${text}</td></tr>`;
    expect(
      read(`${titleRow('Part A')}${titleRow('Fill in all lines.')}${row('Name', 'Date')}`),
    ).toEqual([
      { type: 'paragraph', text: 'Part A' },
      { type: 'paragraph', text: 'Fill in all lines.' },
      { type: 'table', rows: [['Name', 'Date']] },
    ]);
  });

  it('remain rows if they are inside the table', () => {
    expect(
      readRows(`${row('a', 'b')}<tr><td colspan="2">Second year</td></tr>${row('c', 'd')}`),
    ).toEqual([
      ['a', 'b'],
      ['Second year', ''],
      ['c', 'd'],
    ]);
  });
});

describe('a table in a cell', () => {
  it('becomes one line per row', () => {
    expect(
      readRows(
        row(
          'Festivals',
          `<table>${row('first time', '$1,200')}${row('returning', '$3,900')}</table><p>see notes</p>`,
        ),
      ),
    ).toEqual([['Festivals', 'first time: $1,200\nreturning: $3,900\nsee notes']]);
  });

  it('repeats its column headings with each value', () => {
    const inner = `<table>${row('Kind', 'Min', 'Max')}${row('first time', '$200', '$1,200')}</table>`;
    expect(readRows(row('Festivals', inner))).toEqual([
      ['Festivals', 'first time: Min $200, Max $1,200'],
    ]);
  });
});
