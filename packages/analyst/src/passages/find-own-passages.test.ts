import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { findOwnPassages, joinWords } from './find-own-passages.ts';

const readingOf = (...blocks: Block[]): ExtractedText => ({ source: 'pdf', blocks, notes: [] });
const paragraph = (text: string, page = 1): Block => ({ type: 'paragraph', text, page });
const item = (text: string): Block => ({ type: 'item', depth: 0, ordered: false, text });
const wordsIn = (...blocks: Block[]) => findOwnPassages(readingOf(...blocks), 0).map(joinWords);

it('keeps a paragraph whole, with its headings and page', () => {
  const text = 'We serve families in three counties. Most of them have young children.';
  const [passage] = findOwnPassages(
    readingOf({ type: 'heading', level: 1, text: 'People', page: 4 }, paragraph(text, 4)),
    2,
  );
  expect(passage).toMatchObject({ source: 2, page: 4, titles: ['People'], text, items: [] });
});

it('joins a list with the sentence that introduces it', () => {
  const [passage] = findOwnPassages(
    readingOf(
      paragraph('We run two programs. In the valley, young people can take part in:'),
      item('tutoring after school in four libraries'),
      item('summer camps at the lake for all grades'),
    ),
    0,
  );
  expect(passage).toMatchObject({
    text: 'We run two programs. In the valley, young people can take part in:',
    items: ['tutoring after school in four libraries', 'summer camps at the lake for all grades'],
  });
});

it('joins a sentence split across pages', () => {
  expect(
    wordsIn(
      paragraph('Our volunteers visit older neighbors every week and', 1),
      paragraph('bring them groceries from the pantry.', 2),
    ),
  ).toEqual([
    'Our volunteers visit older neighbors every week and bring them groceries from the pantry.',
  ]);
});

it.each([
  ['an open gap', 'We served [NEEDS INPUT: how many?] families in the county last year.'],
  ['a blank', 'Name of the organization: ____________ in the county of ______ since then.'],
  ['a question of a form', 'Did the organization have a written conflict of interest policy?'],
  ['an instruction of a form', 'If "Yes," describe the policy of the organization in Part V.'],
  ['a title', 'Annual report'],
])('omits %s', (_what, text) => {
  expect(wordsIn(paragraph(text))).toEqual([]);
});

it('turns each table row with a figure into a passage', () => {
  const rows = [
    ['Total program expenses', '$82,816,792'],
    ['Notes', 'none'],
  ];
  expect(wordsIn({ type: 'table', rows })).toEqual(['Total program expenses | $82,816,792']);
});

it('limits the length of a passage', () => {
  const blocks = Array.from({ length: 60 }, (_, index) =>
    item(`The tutor of group ${index} meets the students twice a week after school.`),
  );
  const passages = findOwnPassages(readingOf(...blocks), 0);
  expect(passages.length).toBeGreaterThan(1);
  for (const passage of passages) expect(joinWords(passage).length).toBeLessThanOrEqual(2_000);
});
