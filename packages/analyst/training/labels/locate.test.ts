import { expect, it } from 'vitest';
import { createLocator } from './locate.ts';

const locate = createLocator([
  { text: 'Budget', page: 1 },
  { text: 'Charities may apply.', page: 1 },
  { text: 'Send the budget and two letters of support by mail.', page: 1 },
  { text: 'Fund | $400', page: 2 },
  { text: 'Budget', page: 2 },
]);
const unitsOf = (text: string, page?: number) => locate(text, page).map((place) => [...place]);

it('finds a quote that spans units, regardless of punctuation between them', () => {
  expect(unitsOf('charities may apply. Send the BUDGET')).toEqual([[1, 2]]);
});

it('finds a quote that joins the cells of a row', () => {
  expect(unitsOf('Fund: $400')).toEqual([[3]]);
});

it('prefers whole units to mentions, and the given page to other pages', () => {
  expect(unitsOf('Budget')).toEqual([[0], [4]]);
  expect(unitsOf('Budget', 2)).toEqual([[4]]);
  expect(unitsOf('budget', 9)).toEqual([[0], [4]]);
});

it('finds reworded text if most of its words occur', () => {
  expect(unitsOf('Send budget and letters of support by post')).toEqual([[2]]);
});

it('returns no places for text that is not in the document', () => {
  expect(unitsOf('The panel meets in June')).toEqual([]);
  expect(unitsOf('')).toEqual([]);
});
