import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { tellsNoOtherFigure, tellsSameFigures } from './same-figures.ts';

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

it.each([
  [
    '$3 million will be made available through this opportunity',
    '$3,000,000 is available in all',
    true,
  ],
  [
    '$3 million will be made available, up to half of it for youth',
    '$3,000,000 is available in all',
    false,
  ],
  ['$2 million will be made available', '$3,000,000 is available in all', false],
  [
    'Performance Period - Date: July 1-September 30, 2021',
    'The project runs from July 1, 2021 to September 30, 2021',
    true,
  ],
  [
    'Decisions are made July 1-September 30, 2021',
    'The project runs from July 1, 2021 to September 30, 2021',
    false,
  ],
])('%s after %s', (text, before, again) => {
  expect(tellsSameFigures(line(text), line(before))).toBe(again);
});
