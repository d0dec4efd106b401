import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Pinnow Street Nursery',
    achievements: 'We look after 185 toddlers in four houses.',
    additionalInfo:
      "71% of our toddlers had all their vaccinations. The district's average is 53%. With this grant 45 toddlers more will have a place. The hourly wage of our helpers goes up from 16 to 19 in spring.",
  },
};

test.each([
  'Of our toddlers 71% had all their vaccinations, 18 percentage points above the average of the district.',
  'The district stands at 53%, which is 18 points lower.',
  'The grant gives a place to 45 toddlers, bringing the total that we look after to 230.',
  'We will raise the wage of our helpers by 3, to 19 an hour.',
])('what the sources make of the value that is told: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  [
    'Of our toddlers 71% had all their vaccinations, 24 percentage points above the average of the district.',
    '24',
  ],
  [
    'Of our toddlers 71% had all their vaccinations, 18 percentage points below the average of the district.',
    '18',
  ],
  ['The grant gives a place to 45 toddlers, bringing the total that we look after to 260.', '260'],
  ['We will raise the wage of our helpers by 27, to 19 an hour.', '27'],
])('and nothing else: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
