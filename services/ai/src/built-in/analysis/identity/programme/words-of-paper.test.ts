import { describe, expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { tidyProgramme } from './tidy-programme.ts';
import { isWordsOfPaper, withoutWordsOfPaper } from './words-of-paper.ts';

describe('the name of a programme', () => {
  it.each([
    ['2028 Village Grants: Guidelines for Applicants', '2028 Village Grants'],
    ['2028 Village Grants - Application Guidelines', '2028 Village Grants'],
    ['2028 Village Grants (Guidelines)', '2028 Village Grants'],
    ['Village Grants Guidance Notes', 'Village Grants'],
    ['Village Fund 2028: Grant Application Form', 'Village Fund 2028'],
    ['2028 Village Grants Application Pack', '2028 Village Grants'],
    ['Village Grants: Applicant Guide', 'Village Grants'],
    [
      'Sound Minds, Sound Streets Instructions for Letters of Inquiry, 2028',
      'Sound Minds, Sound Streets',
    ],
    ['Sound Minds, Sound Streets LOI', 'Sound Minds, Sound Streets'],
    ['Village Grants - Information for Applicants', 'Village Grants'],
    ['Village Grants - 2028 Call for Applications', 'Village Grants'],
    ['Call for proposals: Village Grants', 'Village Grants'],
    ['Guidelines for Applicants - Village Grants', 'Village Grants'],
    ['Applicant guidelines: Village Grants', 'Village Grants'],
    ['GUIDELINES Village Arts Grant Program 2028', 'Village Arts Grant Program 2028'],
    ['Call for Concept Notes: Village Grants', 'Village Grants'],
    ['How to apply for 2028 Village Grants', '2028 Village Grants'],
    [
      'Village Grants 2028 Call for Proposals: Rivers and Mills',
      'Village Grants 2028: Rivers and Mills',
    ],
    ['Village Grants 2028 Call for Proposals', 'Village Grants 2028'],
  ])('stands in "%s"', (title, name) => {
    expect(withoutWordsOfPaper(title)).toBe(name);
    expect(tidyProgramme(title)).toBe(name);
  });

  it.each([
    'Public Information Grants',
    'Mountain Guide Fund',
    'Village Grants: Warm Rooms',
    'Handbook Translation Awards',
    'Access to Information Fund',
    'Freedom of Information',
  ])('is all of "%s"', (title) => {
    expect(withoutWordsOfPaper(title)).toBe(title);
  });
});

it('knows what any such paper is called', () => {
  expect(['Guidelines for Applicants', 'Application Pack', 'Guide'].every(isWordsOfPaper)).toBe(
    true,
  );
  expect(isWordsOfPaper('Village Guide Fund')).toBe(false);
});

it.each([
  ['2028 Village Grants: Guidelines for Applicants', '2028 Village Grants'],
  ['Guidelines for Applicants - 2028 Village Grants', '2028 Village Grants'],
  ['How to apply for 2028 Village Grants', '2028 Village Grants'],
])('is read from the title "%s"', (title, name) => {
  const text = `# ${title}\nThe Hill Trust supports small charities. For 2028 we have $90,000 in all.\n## Who can apply\n- Charities in the valley\n## Dates\nClosing date: 5 February 2028.`;
  expect(programmeName(readGuidelines(readingOf('html', title, text), '2027-11-01'))).toBe(name);
});
