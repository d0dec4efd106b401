import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromTables } from './from-tables.ts';

const parts = (text: string) =>
  sectionsFromTables(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(
    ({ name, prompts, limit, points }) => ({ name, prompts, limit, points }),
  );

it('takes the questions of a form, whatever else their table tells', () => {
  expect(
    parts(
      '# Shire Grants\n## Assessment criteria\nAnswer each question in the online form.\n| Criterion | Question in the form | Word limit | Weighting |\n| Why | Why is the project needed? | 250 | 60% |\n| Who else | Which other groups take part? | 150 | 40% |',
    ),
  ).toEqual([
    { name: 'Why', prompts: ['Why is the project needed?'], limit: { words: 250 }, points: 60 },
    {
      name: 'Who else',
      prompts: ['Which other groups take part?'],
      limit: { words: 150 },
      points: 40,
    },
  ]);
});

it('names a part by what it asks where nothing else stands before', () => {
  expect(
    parts(
      '# Form\n| Question | Characters | Points |\n| What will you do? | 800 characters | 6 |\n| Who pays? | 400 characters | 4 |',
    ).map(({ name, limit }) => [name, limit]),
  ).toEqual([
    ['What will you do?', { characters: 800 }],
    ['Who pays?', { characters: 400 }],
  ]);
});

it.each([
  '# Review\n| Criterion | Question for reviewers | Points limit |\n| Need | Is it needed? | 20 |',
  '# FAQ\n## Frequently asked\n| Question | Page |\n| May we apply twice? | 4 |',
  '# Review\n| Criterion | Question | Weight |\n| Need | Is it needed? | 20 |\n| Plan | Is it sound? | 30 |',
])('takes none of what judges ask or readers look up', (text) => {
  expect(parts(text)).toEqual([]);
});
