import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../src/extraction/index.ts';

const folder = join(import.meta.dirname, 'fixtures/cases');
const read = async (name: string): Promise<ExtractedText> =>
  extractDocument(await readFile(join(folder, `${name}.docx`)), 'docx');

const listLines = ({ blocks }: ExtractedText): string[] =>
  blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.map((row) => row.join(' | ')) : [block.text],
  );

type Case = { name: string; has: string[]; lacks?: string[] };

const cases: Case[] = [
  {
    name: 'a01-textbox',
    has: [
      'Applications close on 14 May 2027 at 5:00 p.m. Eastern Time.',
      'Grants range from $4,000 to $18,000.',
      'Contact: Odile Brandreth, grants@harrowvalley.example',
      'Page limit: the project narrative may not exceed 6 pages.',
      'Organizations with 501(c)(3) status in Harrow County.',
    ],
  },
  {
    name: 'a02-sdt',
    has: [
      'Lindqvist Fund for Rural Libraries',
      'Call for applications 2027',
      'Deadline: March 31, 2027, 11:59 p.m. Pacific',
      'The largest award is $32,500 per library.',
      'Narrative | 1,200 words | plain text',
      'Budget | one page | spreadsheet template',
      'IRS determination letter | 1',
    ],
    lacks: ['Click or tap here'],
  },
  {
    name: 'a03-tracked',
    has: [
      'Applications are due March 5, 2027 at noon Central Time.',
      'Awards range from $2,000 to $11,500.',
      'A letter of support from a school is now required.',
      'Fiscal sponsors may apply.',
      'Limit: 8 pages.',
      'Access for all | 60',
    ],
    lacks: ['February 12, 2027', '$9,000', 'notarized affidavit', 'double spaced', 'Innovation'],
  },
  {
    name: 'a04-numbering',
    has: [
      '3.2 Questions',
      'Question IV: What will you stage?',
      '(b) List of directors',
      '(a) Photographs',
      'Reports',
    ],
    lacks: ['4 Reports', '5 Reports'],
  },
  {
    name: 'a06-fields',
    has: [
      'Ostrander Watershed Mini-Grants',
      'Deadline: June 2, 2027 by 4 p.m. local time',
      'Maximum award: $3,250 per site.',
      'Open to groups in Ostrander and Pell Lake.',
      'Matching funds of 25 percent are required.',
      'Apply at our application page.',
    ],
    lacks: ['DOCPROPERTY', 'MERGEFIELD', 'HYPERLINK'],
  },
  {
    name: 'a08-strict',
    has: [
      'Calloway Trust: Small Museums Fund',
      'Proposals arrive by 19 November 2027.',
      'Exhibit | $6,400',
    ],
  },
  {
    name: 'a10-hidden',
    has: ['Apply by 9 July 2027.', 'The maximum is $5,600.', 'Schools are welcome.'],
    lacks: ['9 June 2026', '$4,000', 'reject schools', 'pay $1'],
  },
  {
    name: 'a12-merged-nested',
    has: [
      'Award categories',
      'Equipment | $8,000 | 1 May 2027',
      'Training | $2,500 | 1 May 2027',
      'Festivals | first time: $1,200\nreturning: $3,900\nsee notes | 1 August 2027',
    ],
  },
];

describe('real-world Word files', () => {
  it.each(cases)(
    'such as $name yield each text once and no unwanted text',
    async ({ name, has, lacks }) => {
      const lines = listLines(await read(name));
      for (const line of has) expect(lines.filter((each) => each === line)).toEqual([line]);
      for (const text of lacks ?? []) expect(lines.join('\n')).not.toContain(text);
    },
  );

  it('yield the text of a text box between its paragraph and the next heading', async () => {
    const lines = listLines(await read('a01-textbox'));
    const place = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(place('Applications close')).toBeGreaterThan(place('The Trust supports'));
    expect(place('Applications close')).toBeLessThan(place('Who may apply'));
  });

  it('yield a note about unresolved tracked changes', async () => {
    expect((await read('a03-tracked')).notes).toEqual([
      'This document has unresolved tracked changes. It was read as if all of them were accepted.',
    ]);
  });

  it('yield checked boxes as facts and unchecked boxes as options', async () => {
    const { blocks, notes } = await read('a11-checkbox');
    expect(
      blocks.flatMap((block) => (block.type === 'item' ? [[block.text, block.checked]] : [])),
    ).toEqual([
      ['501(c)(3) public charity', true],
      ['Private foundation', false],
      ['Overnight shelter', true],
      ['Job training', false],
      ['Audited statements', true],
      ['Compiled statements', false],
    ]);
    expect(JSON.stringify(blocks)).not.toContain('FORMCHECKBOX');
    expect(notes).toEqual([]);
    expect((await read('o5-unticked')).blocks).toContainEqual({
      type: 'item',
      depth: 0,
      ordered: false,
      text: '501(c)(3) exempt private foundation',
      checked: false,
    });
  });
});
