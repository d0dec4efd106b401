import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { resolveCheckBoxes } from './resolve-check-boxes.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const item = (text: string, checked?: boolean): Block => ({
  type: 'item',
  depth: 0,
  ordered: false,
  text,
  ...(checked !== undefined && { checked }),
});
const read = (...lines: string[]) => resolveCheckBoxes(lines.map(paragraph));
const cell = (text: string) => resolveCheckBoxes([{ type: 'table', rows: [['Type', text]] }]);

describe('check boxes on separate lines', () => {
  it.each([
    ['☒ Shelter', '☐ Training'],
    ['☑ Shelter', '☐ Training'],
    ['✅ Shelter', '⬜ Training'],
    ['[x] Shelter', '[ ] Training'],
    ['[X]Shelter', '[]Training'],
    ['[✓] Shelter', '[_] Training'],
    ['(x) Shelter', '( ) Training'],
    ['☒ Shelter', '□ Training'],
    ['✓ Shelter', '☐ Training'],
    ['✗ Shelter', '❑ Training'],
    ['◉ Shelter', '◯ Training'],
    ['X Shelter', '□ Training'],
    ['Shelter ☒', 'Training ☐'],
  ])('are converted to checked or unchecked options: %s, %s', (checked, empty) => {
    expect(read(checked, empty)).toEqual([item('Shelter', true), item('Training', false)]);
  });

  it('are converted to unchecked options in an empty form', () => {
    expect(read('☐ Budget', '☐ Letter of support')).toEqual([
      item('Budget', false),
      item('Letter of support', false),
    ]);
  });

  it('keep the depth and page of an item, and turn a heading into an item', () => {
    expect(
      resolveCheckBoxes([
        { type: 'item', depth: 2, ordered: true, text: '☐ Budget', page: 3 },
        { type: 'heading', level: 2, text: '☒ Shelter', page: 3 },
      ]),
    ).toEqual([
      { type: 'item', depth: 2, ordered: false, text: 'Budget', checked: false, page: 3 },
      { type: 'item', depth: 0, ordered: false, text: 'Shelter', checked: true, page: 3 },
    ]);
  });
});

describe('check boxes within a line', () => {
  it.each([
    ['Type: ☐ foundation ☒ charity', 'Type: charity', ['foundation']],
    ['Type: [ ] foundation [x] charity', 'Type: charity', ['foundation']],
    ['Is it a school? ☐ Yes ☒ No', 'Is it a school? No', ['Yes']],
    ['Is it a school? Yes ☐ No ☒', 'Is it a school? No', ['Yes']],
    ['Is it a school? ( ) Yes (X) No', 'Is it a school? No', ['Yes']],
    ['Is it a school? ○ Yes ● No', 'Is it a school? No', ['Yes']],
    ['Is it a school? □ Yes X No', 'Is it a school? No', ['Yes']],
    ['Is it a school? X Yes □ No', 'Is it a school? Yes', ['No']],
    ['Serves: ☒ youth, ☒ elders, ☐ veterans', 'Serves: youth, elders', ['veterans']],
    ['Type: ☐ foundation ☐ charity', 'Type:', ['foundation', 'charity']],
    ['Type: □ foundation □ charity', 'Type:', ['foundation', 'charity']],
  ])('reduce the line to the checked options: %s', (line, text, others) => {
    expect(read(line)).toEqual([paragraph(text), ...others.map((other) => item(other, false))]);
  });
});

describe('check boxes in a table', () => {
  it('reduce a cell to its checked options', () => {
    expect(cell('☐ Private foundation\n☒ Public charity')).toEqual([
      { type: 'table', rows: [['Type', 'Public charity']] },
    ]);
    expect(cell('☐ Yes ☒ No')).toEqual([{ type: 'table', rows: [['Type', 'No']] }]);
  });

  it('are kept if none is checked', () => {
    expect(cell('☐ Yes ☐ No')).toEqual([{ type: 'table', rows: [['Type', '☐ Yes ☐ No']] }]);
  });

  it('are converted to a list of options if their labels are in the next column', () => {
    const rows = [
      ['☒', 'Shelter'],
      ['☐', 'Training'],
    ];
    expect(resolveCheckBoxes([{ type: 'table', rows }])).toEqual([
      item('Shelter', true),
      item('Training', false),
    ]);
  });

  it('are kept in the rows of a multicolumn checklist', () => {
    const table: Block = { type: 'table', rows: [['☐', 'D1', 'IRS determination letter']] };
    expect(resolveCheckBoxes([table])).toEqual([table]);
  });
});

describe('marks that are not check boxes', () => {
  it('become list bullets', () => {
    expect(read('✓ Staff', '✓ Travel')).toEqual([item('Staff'), item('Travel')]);
    expect(read('❑ Staff', '❑ Travel')).toEqual([item('Staff'), item('Travel')]);
  });

  it.each([
    [['✓ Staff', '✗ Capital']],
    [['Send the form within [X] days.']],
    [['See [x](https://a.example).']],
    [['(v) the budget', '(x) the letter of support']],
    [['Tick the box ☐ if you agree to the terms.']],
    [['● Staff', '● Travel']],
    [['X Prize Foundation']],
    [['☐']],
  ])('are kept: %j', (lines) => {
    expect(read(...lines)).toEqual(lines.map(paragraph));
  });

  it('are kept in the fields of a web form', () => {
    const field: Block = { type: 'paragraph', text: '☐ Yes', field: 'option' };
    expect(resolveCheckBoxes([field])).toEqual([field]);
  });
});
