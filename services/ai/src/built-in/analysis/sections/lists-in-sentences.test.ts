import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { listsInSentences } from './lists-in-sentences.ts';

const itemsOf = (text: string): string[][] =>
  listsInSentences(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(({ items }) =>
    items.map((item) => item.text),
  );

it.each([
  [
    'Proposals should be 2-3 pages in length (not including CVs) and include the following information: Introduction, Methods, Timetable, Budget, Expected Products, and Curriculum Vitae of proposer(s).',
    [
      'Introduction',
      'Methods',
      'Timetable',
      'Budget',
      'Expected Products',
      'Curriculum Vitae of proposer(s)',
    ],
  ],
  [
    'A complete application consists of three parts: the application form, a project proposal, and a curriculum vitae.',
    ['the application form', 'a project proposal', 'a curriculum vitae'],
  ],
  [
    'There is no form, you are expected to write a proposal including argumentation, budget and course description.',
    ['argumentation', 'budget', 'course description'],
  ],
  [
    'Applications must include a budget (rent, food, travel); a letter from the school; and a plan.',
    ['a budget (rent, food, travel)', 'a letter from the school', 'a plan'],
  ],
  [
    'Interested journalists should provide a short proposal on the subject, the budget, time-frame, CV, two writing samples and a letter of motivation.',
    [
      'a short proposal on the subject',
      'the budget',
      'time-frame',
      'CV',
      'two writing samples',
      'a letter of motivation',
    ],
  ],
  [
    'The application should provide:\n1.brief description of the club 2.purpose of the request 3.budget of the club 4.last audited accounts',
    [
      'brief description of the club',
      'purpose of the request',
      'budget of the club',
      'last audited accounts',
    ],
  ],
])('takes a sentence apart: %s', (text, items) => {
  expect(itemsOf(text)).toEqual([items]);
});

it.each([
  'Applications may not include receipts, invoices, and photographs.',
  'Costs that a proposal includes are rent, food, and travel.',
  'Proposals include a budget.',
  'Proposals should include an account of what the organization did in the last ten years and whom it has served with it, the people, and a plan.',
])('finds no list in: %s', (text) => {
  expect(itemsOf(text)).toEqual([]);
});
