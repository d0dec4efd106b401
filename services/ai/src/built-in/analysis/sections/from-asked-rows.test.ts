import { describe, expect, it } from 'vitest';
import type { Reading } from '@grantwright/shared/contract';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const rows = [
  ['Your town', 'Where do you work, and who lives there? (max. 120 words)'],
  ['Your idea', 'What will you do with the money, and by when? (max. 300 words)'],
  ['What you will count', 'Choose up to three figures, each with a target. (max. 90 words)'],
  ['Cost sheet', 'Lines in the portal; other income by name.'],
];
const reading = (title: string): Reading => ({
  source: 'html',
  title: '',
  notes: [],
  blocks: [
    { type: 'heading', level: 1, text: 'Porch Light Grants' },
    { type: 'heading', level: 2, text: title },
    { type: 'paragraph', text: 'It is short, and you can get ready now.' },
    { type: 'table', rows },
  ],
});
const partsOf = (title: string) => findSections(readGuidelines(reading(title), '2026-09-01'));

describe('rows of names and what is asked under each', () => {
  it('are the parts, with the length of each answer', () => {
    expect(partsOf('What the form asks').map(({ name, limit }) => [name, limit])).toEqual([
      ['Your town', { words: 120 }],
      ['Your idea', { words: 300 }],
      ['What you will count', { words: 90 }],
      ['Cost sheet', undefined],
    ]);
  });

  it('are none of the application where they are asked in a report', () => {
    expect(partsOf('The final report')).toEqual([]);
  });
});

it('reads how long an answer may be beside its name', () => {
  const asked = reading('What you will be asked');
  const beside: Reading = {
    ...asked,
    blocks: [
      ...asked.blocks.slice(0, 3),
      {
        type: 'table',
        rows: [
          ['The need (1,500 characters)', 'Who is affected, where, how many.'],
          ['The work (3,000 characters)', 'Activities, place, start and end dates.'],
          ['Helping hands (1,000 characters)', 'Who leads it?'],
          ['Wish list (optional)', 'Numbers, please.'],
        ],
      },
    ],
  };
  expect(
    findSections(readGuidelines(beside, '2026-09-01')).map(({ name, limit }) => [name, limit]),
  ).toEqual([
    ['The need', { characters: 1_500 }],
    ['The work', { characters: 3_000 }],
    ['Helping hands', { characters: 1_000 }],
    ['Wish list', undefined],
  ]);
});

it('reads how long an answer may be at the end of what is asked', () => {
  const asked = reading('Filling in the form');
  const atEnd: Reading = {
    ...asked,
    blocks: [
      ...asked.blocks.slice(0, 3),
      {
        type: 'table',
        rows: [
          [
            'In a nutshell',
            'Your idea as you would tell it at a bus stop. Maximum 400 characters.',
          ],
          [
            'The missing bridge',
            'What keeps people from work or school. Maximum 1 200 characters.',
          ],
          ['Signs of change', 'Two to four signs, with figures. Maximum 900 characters.'],
        ],
      },
    ],
  };
  expect(
    findSections(readGuidelines(atEnd, '2026-09-01')).map(({ name, limit, description }) => [
      name,
      limit,
      /Maximum/.test(description),
    ]),
  ).toEqual([
    ['In a nutshell', { characters: 400 }, false],
    ['The missing bridge', { characters: 1_200 }, false],
    ['Signs of change', { characters: 900 }, false],
  ]);
});
