import { expect, it } from 'vitest';
import type { Statement } from './guidelines.ts';
import { worthALine } from './worth-a-line.ts';

const weightOf = (text: string, rest: Partial<Statement> = {}): number =>
  worthALine({ block: 0, path: [], text, quote: text, form: 'sentence', ...rest });

it.each([
  [
    'Applicants may receive no more than one award of $2,000 within 12 months.',
    'Many good people have been with us through all of these years.',
  ],
  [
    'Money cannot be transferred to countries under sanctions.',
    'Money has been important to our work since the beginning.',
  ],
  ['Reports are due on March 3, 2027.', 'Here is a link to what is described above.'],
])('weighs %s more than %s', (noted, passed) => {
  expect(weightOf(noted)).toBeGreaterThan(weightOf(passed));
});

it('weighs what a chapter of history tells less than the same words elsewhere', () => {
  const text = 'The fund gives up to $5,000 for each project.';
  expect(weightOf(text, { aside: 'past' })).toBeLessThan(weightOf(text));
  expect(weightOf(text, { aside: 'background' })).toBeLessThan(weightOf(text));
});
