import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksBegun } from './works-begun.ts';

const told = (text: string) =>
  worksBegun(paperOf(paperFrom('page', 'html', text)), ['Heron Weir Boat Club'])[0]?.value;

describe('works that a body has begun or set a time for', () => {
  it.each([
    'We are also planning to open a repair shop for canoes in 2027.',
    'Heron Weir Boat Club will introduce a women’s league next spring.',
    'In 2025 the club began construction of a boathouse at Alder Bay.',
    'As the season ends, the club has already begun to train coaches for three schools.',
    'Heron Weir Boat Club is a voluntary body working with anglers to clear the upper river.',
    'We use our boats for more, annually providing rescue cover for the town regatta.',
    'Our coaches are working with the schools to lengthen the summer course next year.',
    'The Heron Weir Reading Group is open to everyone and meets monthly in the lock house.',
  ])('are taken: “%s”', (text) => {
    expect(told(text)).toBe(text);
  });

  it.each([
    'We hope to open a repair shop for canoes in 2027.',
    'We will open a repair shop for canoes one day.',
    'In 2019 the club began construction of a boathouse, which was completed in 2021.',
    'The committee meets monthly in the lock house.',
    'The city will build a new bridge over the weir in 2027.',
    'You will receive a letter about the membership next month.',
  ])('are none: “%s”', (text) => {
    expect(told(text)).toBeUndefined();
  });
});
