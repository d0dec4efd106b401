import { describe, expect, it } from 'vitest';
import { isDeedTold } from './deeds-told.ts';

const names = ['Heron Weir Boat Club'];

describe('what a page tells that its body did', () => {
  it.each([
    'In 2019 Heron Weir Boat Club purchased the old lock house.',
    'We joined the county league in asking for cleaner water.',
    'With the help of neighbours, we were able to build a ramp for wheelchairs.',
    'Over the winter the club acquired two rowing skiffs from Alder Bay.',
    'Hundreds of children have been taught to swim here.',
    'Thousands of rowers have benefited from the safety course.',
    'The club became fully self-supporting in 1988.',
    'In May 2021 we became a founding member of the River Alliance.',
    'We are proud to be rated ‘Outstanding’ by the inspectors.',
    'Granted museum status by the county in 1992, it opens on Sundays.',
    '64 licences were given in 2018.',
    'A second boathouse was opened in June 2022.',
    'Recent successes include a ban on dumping above the weir.',
  ])('is heard: “%s”', (text) => {
    expect(isDeedTold(text, names)).toBe(true);
  });

  it.each([
    'We will have purchased a second boat by next May.',
    'The city purchased the old lock house in 2019.',
    'Since 1988 the club has taught rowing to anyone who asks.',
    'The club was founded in 1971 by six anglers.',
    'We voted to amend the by-laws at the meeting.',
    'Thousands of people have been displaced by the flood.',
    'The club has adopted a policy on complaints.',
    'The mill was rebuilt in 1871 after the fire.',
    'The new bridge over the weir was opened by the county in May 2021.',
    '64 houses were built by the town council in 2018.',
  ])('is not: “%s”', (text) => {
    expect(isDeedTold(text, names)).toBe(false);
  });
});
