import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { tellsNoOtherFigure } from './same-figures.ts';

const line = (text: string): Finding => ({
  kind: 'amount',
  text,
  mandatory: true,
  quote: text,
  block: 0,
  weight: 1,
});
const told = [line('Request at most $10,000'), line('Submit the application by May 4, 2027')];

it.each([
  ['The maximum award is $10,000, to be asked for by May 4, 2027.', true],
  ['The maximum award is $10,000 of the $52,500 that there is.', false],
  ['Decisions are made on June 1, 2027.', false],
  ['Reports are short.', false],
])('%s', (text, nothingNew) => {
  expect(tellsNoOtherFigure(line(text), told)).toBe(nothingNew);
});
