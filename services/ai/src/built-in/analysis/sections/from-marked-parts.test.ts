import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromMarkedParts } from './from-marked-parts.ts';

const read = (text: string) =>
  sectionsFromMarkedParts(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it('knows the questions of a lettered form, with their limits', () => {
  const found = read(
    [
      '# What to send',
      'A.1 What do young people in your town lack? (max. 200 words)',
      'A.2 Describe your project. (max. 400 words)',
      'A.3 Partners and what each brings (max. 100 words)',
    ].join('\n'),
  );
  expect(found.map(({ name }) => name)).toEqual([
    'What do young people in your town lack?',
    'Describe your project',
    'Partners and what each brings',
  ]);
  expect(found.map(({ limit }) => limit?.words)).toEqual([200, 400, 100]);
});

it('knows tabs, the first behind its announcement, and leaves out papers to attach', () => {
  const names = read(
    [
      '# Contents',
      'Submit, in this order and tabbed: Tab 1 Application form (C-1), signed',
      'Tab 2 Project narrative, not more than three pages: (a) what you will do; (b) for whom',
      'Tab 3 Budget: revenues and expenses',
      'Tab 4 Certificate of insurance',
    ].join('\n'),
  ).map(({ name }) => name);
  expect(names).toEqual(['Application form (C-1)', 'Project narrative', 'Budget']);
});

it('leaves numbered clauses that ask nothing', () => {
  expect(
    read(
      '# Terms\n3.1 Grants are paid in May.\n3.2 The county may cancel a grant.\n3.3 Events take place in the county.',
    ),
  ).toEqual([]);
});
