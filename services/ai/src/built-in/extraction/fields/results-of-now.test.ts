import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { resultsInProse } from './results-in-prose.ts';

const told = (text: string) =>
  resultsInProse(paperOf(paperFrom('page', 'html', text)), ['Tarn Valley Seed Library'])[0]?.value;

it.each([
  'Today, our 60+ singers come from eleven villages.',
  'In May the Department of Health renewed our license for the ninth time.',
  'This year the Seed Library lent 8,100 packets to 1,200 growers.',
])('is what was reached: “%s”', (text) => {
  expect(told(text)).toBe(text);
});

it.each([
  'Ann and Ines had cared for stray cats for more than 13 years on their own.',
  'In Salem we are supporting 40 women who had lost their homes.',
  'The mill has donated ledgers of the 1900s to the families of its people.',
])('is not how long, and not what is done now: “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});
