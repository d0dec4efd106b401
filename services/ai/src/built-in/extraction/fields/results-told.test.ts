import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findPastAchievements } from './past-achievements.ts';

const name = 'Alder Grove Pantry';
const resultsOf = (text: string) =>
  [...findPastAchievements(paperOf(paperFrom('paper', 'pdf', text)), [name])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('results that a report lists', () => {
  it('are figures and deeds under a heading of their own', () => {
    expect(
      resultsOf(`# End of Year Letter
      ## Our Impact Together in 2024
      Because of you, the clinic stayed open.
      - 3,650 patients seen at our clinic
      - $33,000 in flood relief given to 82 families
      - Expanded home lessons for rural children`),
    ).toBe(
      '3,650 patients seen at our clinic\n$33,000 in flood relief given to 82 families\nExpanded home lessons for rural children',
    );
  });

  it('are figures behind a colon', () => {
    expect(
      resultsOf(`# Year End Review
      2024 was a year of growth. Let’s look at the amazing numbers:
      - 76 individual volunteers
      - 782 feet of new trail`),
    ).toBe('76 individual volunteers\n782 feet of new trail');
  });

  it.each([
    'Our goals and impact for next year:\n- 40 new members\n- 12 more concerts',
    'Spring fair highlights:\n- 12 March plant sale\n- 20 Mill Street open house',
    'What to bring:\n- 2 letters of reference\n- 3 copies of the form',
  ])('are no other figures: %s', (text) => {
    expect(resultsOf(text)).toBeUndefined();
  });
});

describe('results that sentences tell', () => {
  it.each([
    'In 2017 we completed our on-site warehouse to store more food.',
    'In 2011, the pantry gave out 54,766 bags of food and established a senior outreach program.',
    'Between 2000 and 2019, the pantry published twenty-seven cookbooks.',
    'We take in approximately 2200 animals per year.',
    'Enrollment in our day services increased this year.',
    'The route finder won the county hack competition.',
  ])('are taken: %s', (text) => {
    expect(resultsOf(text)).toBe(text);
  });

  it.each([
    'In 2005 the pantry was founded by three neighbors.',
    'Earthquakes have destroyed more than 8,000 homes.',
    'In 2026 we will have completed our new warehouse.',
    'Membership dues increased this year.',
  ])('are not: %s', (text) => {
    expect(resultsOf(text)).toBeUndefined();
  });
});
