import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { nameLine } from './name-line.ts';

const nameRow = (...cells: string[]) => {
  const rows = [['Section', 'Instructions', 'Limit'].slice(0, cells.length), cells];
  const unit = classifiedUnits([{ type: 'table', rows }], () => undefined).at(-1);
  return unit && nameLine(unit);
};

it.each([
  [['A. Need', 'Describe the community.', '300 words'], 'Need', 'Describe the community.'],
  [['A. Need', '300 words', 'Describe the community.'], 'Need', 'Describe the community.'],
  [['Need', 'Describe the community.', 'Max. 300 words'], 'Need', 'Describe the community.'],
  [['☐', 'Need', 'Describe the community.'], 'Need', 'Describe the community.'],
  [['4', 'Need', 'Describe the community.', '25 points'], 'Need', 'Describe the community.'],
  [
    ['IV.', 'Need', 'Explain why.', 'Give figures for it.'],
    'Need',
    'Explain why. Give figures for it.',
  ],
  [['2.', 'Describe your garden.', '500'], 'Garden', 'Describe your garden.'],
  [['2', 'Describe your garden.', '500'], 'Garden', 'Describe your garden.'],
  [['Question 2', 'Describe your garden.', '2 pages'], 'Garden', 'Describe your garden.'],
  [['1.2', 'What will you plant?', '300'], 'What will you plant?', 'What will you plant?'],
  [
    ['1. What will you plant?', 'List each kind of tree.', 'Required'],
    'What will you plant?',
    '1. What will you plant? List each kind of tree.',
  ],
  [
    ['Capacity of the whole team to carry out the work', 'Name the staff.', 'Up to 500 words'],
    'Capacity of the whole team to carry out the work',
    'Name the staff.',
  ],
  [
    ['Summary', 'Summarize your plans. What is their goal?', '10%'],
    'Summary',
    'Summarize your plans. What is their goal?',
  ],
  [['1. Whom do you serve?', '1,500'], 'Whom do you serve?', '1. Whom do you serve?'],
  [['3. Harvest', 'How will you share it?', '35'], 'Harvest', 'How will you share it?'],
  [['(a)', 'Mission statement', '250 words'], 'Mission statement', undefined],
])('extracts the name and the instructions from the row %j', (cells, name, prompt) => {
  const line = nameRow(...cells);
  expect([line?.name, line?.prompt]).toEqual([name, prompt]);
});

it.each([
  ['Provide the following: need, goals and methods (2 pages)', 'Need, goals and methods'],
  ['Please respond to the following: Tell us about your garden.', 'Garden'],
  ['In the following box, describe your garden.', 'Garden'],
  ['In the Budget Justification provide title, salary and tasks.', 'Budget Justification'],
  ['Please answer all of the following questions.', undefined],
  ['List the following for each partner: role and budget', undefined],
])('names "%s" after its request, not after its introduction', (text, name) => {
  const [unit] = classifiedUnits([paragraph(text), paragraph('1. Next')], () => undefined);
  expect(unit && nameLine(unit)?.name).toBe(name);
});
