import { expect, it } from 'vitest';
import { isAskedAgain } from './asked-twice.ts';
import { statement } from './statement.ts';

const said = (texts: string[]) =>
  texts.map((text, order) => statement({ text, origin: 'additional', order }));

it.each([
  [['We request $125,000 over one year.', 'We ask for $125,000.']],
  [['We ask for $42,000 for 18 months.', 'You: 42,000']],
  [['We request $60,000 toward a total of $84,600.', 'This request: $60,000.']],
  [['We ask for $9,000.', 'We ask for $9,000.']],
])('is said once: %j', (texts) => {
  const all = said(texts);
  expect(all.map((each) => isAskedAgain(each, all))).toEqual([false, true]);
});

it('is no repeat of another amount, nor where nothing else asks', () => {
  const all = said(['We request $60,000 over one year.', 'We ask for $16,000.', 'You: 500']);
  expect(all.map((each) => isAskedAgain(each, all))).toEqual([false, false, false]);
});
