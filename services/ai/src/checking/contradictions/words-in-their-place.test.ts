import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Ormond Rivers Trust',
    achievements:
      'We walk the river from Toomevara to Dromineer. The hall was opened on September 18, 2021 by State Librarian Gwen Aldous. Our thrift shop on Ashley Street nets $21,000. Father Marek Zalewski of Sejny lends the parish house for courses.',
    additionalInfo:
      'Volunteers come from Roscrea and from Slater Street. Two deputies go through each run sheet every month. We hold a monthly clinic in Bangor from April 10, 2027. Seven in ten did not know about the one-year deadline. The Swap Shop is open at noon on weekdays. Governor Ann Pell came. Elders in the valley have no bus. We serve families in Athens County and Meigs County. The hall is open mornings and evenings. The class in Athens is taught by Ana Ruiz on Mondays. Tom Beck teaches the Logan class on Tuesdays. Friends of the Trust (412 members, $30 a year) add $12,360.',
  },
};

describe('a word in the place of another', () => {
  it.each([
    ['We walk the river from Roscrea to Dromineer.', 'Roscrea'],
    ['The hall was opened on September 18, 2021 by Governor Gwen Aldous.', 'Gwen Aldous'],
    ['Our thrift shop on Slater Street nets $21,000.', 'Slater Street'],
    ['We walk the river from Toomevara to Roscrea. Volunteers join us.', 'Roscrea'],
    ['Two deputies go through each run sheet every week.', 'week'],
    ['We hold a weekly clinic in Bangor from April 10, 2027.', 'weekly'],
    ['Seven in ten did not know about the two-year deadline.', 'two-year'],
    ['The Swap Shop is open at noon on weekends.', 'weekends'],
    ['Friends of the Trust (412 members, $30 a month) add $12,360.', '$30'],
  ])('is false though the sources hold it elsewhere: %s', (text, word) => {
    expect(falseIn(text, sources)).toContain(word);
  });

  it.each([
    'We walk the river from Toomevara to Dromineer.',
    'The hall was opened on September 18, 2021 by Gwen Aldous.',
    'Fr. Zalewski of Sejny lends the parish house for courses.',
    'The Trust walks the river from Toomevara to Dromineer every month.',
    'Our thrift shop on Ashley St. nets $21,000.',
    'We hold a monthly clinic in Bangor.',
    'Seniors in the valley have no bus.',
    'We serve families in Meigs County and Athens County.',
    'The hall is open evenings and mornings.',
    'The class in Logan is taught by Tom Beck on Tuesdays.',
    'Friends of the Trust (412 members, $30 a year) add $12,360 ($1,030 a month).',
  ])('no alarm where it is the same: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
