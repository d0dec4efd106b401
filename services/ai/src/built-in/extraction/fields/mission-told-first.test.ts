import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromFirstSentences } from './mission-told-first.ts';

const told = (text: string) =>
  fromFirstSentences(paperOf(paperFrom('page', 'html', `# About us\n${text}`)), [
    'Heron Weir Boat Club',
  ])[0]?.value;

it.each(['providing safe boats to', 'teaching the craft of rowing to', 'protecting the river for'])(
  'takes the group %s somebody',
  (does) => {
    const text = `Heron Weir Boat Club is a group of volunteers ${does} the children of the town.`;
    expect(told(text)).toBe(text);
  },
);

it('takes no group that only does something now', () => {
  expect(
    told('Heron Weir Boat Club is a group of volunteers waiting for the children of the town.'),
  ).toBeUndefined();
});
