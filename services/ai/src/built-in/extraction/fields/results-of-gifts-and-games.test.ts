import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findPastAchievements } from './past-achievements.ts';

const achievementsOf = (text: string) =>
  [...findPastAchievements(paperOf(paperFrom('paper', 'html', text)), ['Fen River Boosters'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('achievements that count nobody', () => {
  it.each([
    'The Boosters contributed $40,000 toward the new track, which opened in 2019.',
    'In 2022, we donated £3,500 to the lifeboat station.',
    'Weekly training, and unbeaten in the 2019/20 County League.',
    'Last spring, we won the Lakes Cup.',
    'Fen River Boosters ran the Harvest Fair, which raised CAD 4,112 net.',
  ])('are “%s”', (text) => {
    expect(achievementsOf(text)).toBe(text);
  });

  it.each([
    'The Boosters will give $40,000 to the new track.',
    'The county awarded $40,000 to the new track.',
    'We have been awarded $40,000 for the new track.',
    'We hope that the girls are unbeaten in next season’s league.',
    'Rovers won the Lakes Cup.',
    'Rovers ran the Harvest Fair, which raised CAD 4,112 net.',
    '# Performance\nNew racks, weights, and flooring across all sports programs.',
  ])('are not “%s”', (text) => {
    expect(achievementsOf(text)).toBeUndefined();
  });
});
