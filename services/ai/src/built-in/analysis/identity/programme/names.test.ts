import { describe, expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { isName } from './generic.ts';
import { tidyProgramme } from './tidy-programme.ts';
import { fromSentences } from './told.ts';

const read = (text: string, title = '') =>
  readGuidelines(readingOf('html', title, text), '2026-09-01');

describe('titles that every paper has', () => {
  it.each([
    'Sample Call for Applications',
    'Grants Terms & Conditions',
    'Post-award',
    'Grant Cycles',
    'Policies and Procedures',
    'The Challenge',
    'Required field. No more than 80 characters',
    'Completion of Project',
    'Call for Proposals Process',
    'Help For Organizations',
    'Eligibility Criteria',
    'Grant Details',
    'Donations Policy',
    'Donations Made and Awards Granted',
    'Grant Request Funding Priorities',
    'Not Eligible for Funding',
    'Project Timeframe',
    'Call for Papers',
    'Call for Mini-Grants',
    'Available Grants',
    'Fellowships',
    'Application Timeline - 2017/2018 Cycle',
    'Key Dates',
    'Grants and Awards',
    'Our Fellowships & Prizes',
    'Office of Record for the Wren program',
    'Copyright',
    'Size and length of grants',
    'Amounts, terms and types of our awards',
    '2027 Guidelines for Letters of Proposal',
    'Allowable costs under this award',
    'Unallowable Expenses',
    'Reporting on our grants',
    'Competition objectives',
    'Eligible project costs and activities',
  ])('name no programme: %s', (title) => {
    expect(isName(title)).toBe(false);
  });

  it.each([
    'Project Support Grants',
    'Seed Money Scheme',
    'Community Giving',
    'The Design Challenge',
    'Direct Impact Grants',
    'Grants for the Arts',
  ])('are not: %s', (title) => {
    expect(isName(title)).toBe(true);
  });
});

describe('what sentences call the programme', () => {
  it.each([
    [
      "Here's what you need to know to apply for an Equitable Blue Jobs grant.",
      'Equitable Blue Jobs grant',
    ],
    [
      'We invite applications for a third series of Digital Letters Seed Grants.',
      'Digital Letters Seed Grants',
    ],
    ['Consider applying for a grant from our Community Impact Fund.', 'Community Impact Fund'],
    [
      "The Saint Bride's - Seed Money Scheme (SB-SMS), offered by the college, helps.",
      "Saint Bride's - Seed Money Scheme",
    ],
    [
      'The project addresses the goal of the Neighbor Support Fund by meeting basic needs.',
      'Neighbor Support Fund',
    ],
    ['New Works Funding supports time-limited projects.', 'New Works Funding'],
  ])('is heard in: %s', (text, name) => {
    expect(fromSentences(read(text)).map((one) => one.name)).toContain(name);
  });

  it.each([
    'Because awards are few, plan ahead.',
    'Most grants are small. Foundation funding is limited.',
  ])('is nothing in: %s', (text) => {
    expect(fromSentences(read(text))).toEqual([]);
  });
});

describe('the programme', () => {
  it.each([
    [
      'Grant Details | Equitable Blue Jobs | City of Elm',
      '# Grant Details\nWhat you need to apply for an Equitable Blue Jobs grant.',
      'Equitable Blue Jobs grant',
    ],
    [
      'Field Data Partnership Grants | Marl Climate',
      '# The Challenge\nText.\n# The Objective\nWe welcome proposals.',
      'Field Data Partnership Grants',
    ],
    [
      '',
      '# Apply for funding under £10,000 overview\n- Project name: Required field',
      'funding under £10,000',
    ],
    [
      'Process',
      'Seedling, Community, and Travel Grants\n# Call for Proposals Process\nThere are two rounds.',
      'Seedling, Community, and Travel Grants',
    ],
    [
      '',
      '### Program Title:\nNational Beetle Laboratory (NBL)\nBeetle Demonstrations: II. Design\n### Synopsis\nText.',
      'National Beetle Laboratory (NBL): Beetle Demonstrations: II. Design',
    ],
    [
      'ECAP grant opportunities',
      'Projects may be for up to $3,000.\n- Project addresses the goal of the Neighbor Support Fund by meeting basic needs.',
      'Neighbor Support Fund',
    ],
    ['', '# Small Development Grant Proposals\nWe give.', 'Small Development Grant'],
    ['', '# Flexible Fund Guidance\nWe give.', 'Flexible Fund'],
  ])('of a page titled "%s"', (title, text, name) => {
    expect(programmeName(read(text, title))).toBe(name);
  });
});

it.each([
  ['2012 Larch Memorial Prize -- Call for Nominations', '2012 Larch Memorial Prize'],
  ['Fern County Grants: Call for Entries', 'Fern County Grants'],
  ['Larch Applications still open for Creative Fern Fund', 'Creative Fern Fund'],
])('stands without what is said of its call: %s', (title, name) => {
  expect(tidyProgramme(title)).toBe(name);
});

describe('what a file is called', () => {
  it('names no programme', () => {
    expect(
      programmeName(
        read(
          '# Save Our Bats\nThe White-nose Prize Challenge seeks ideas. Apply for the White-nose Prize Challenge by June 1.',
          'fws-white-nose-challenge',
        ),
      ),
    ).toBe('White-nose Prize Challenge');
  });

  it('is told with its season', () => {
    expect(
      fromSentences(
        read('We are accepting applications for the Spring 2027 Winne Dissertation Fellowship.'),
      ).map(({ name }) => name),
    ).toContain('Spring 2027 Winne Dissertation Fellowship');
  });
});

it('is what applications are accepted for, among others that a page speaks of', () => {
  expect(
    programmeName(
      read(
        '# Fellowships\nThe Ann and Ben Hale Distinguished Teacher of Letters award is offered by another department. The Ann and Ben Hale Distinguished Teacher of Letters award is given each spring.\n## Otter Fellows Program\nWe are pleased to announce that we are accepting applications for the Spring 2027 Otter Field Dissertation Fellowship.',
      ),
    ),
  ).toMatch(/Otter Field Dissertation Fellowship/);
});

it.each([
  ['Notice of Funding Opportunity / Village Grants Program', 'Village Grants Program'],
  ['Village Microgrants: Up to $5K', 'Village Microgrants'],
  ['Village Grants - from £200 to £1,000', 'Village Grants'],
  ['Grants up to $5,000', 'Grants up to $5,000'],
])('keeps neither the kind of the notice nor the sum in "%s"', (title, name) => {
  expect(tidyProgramme(title)).toBe(name);
});

it('is the fund that the money is available from, without whose it is', () => {
  const form =
    '## Policies and Procedures\nThese funds are available thanks to the Ann Bell Family Fund of the Elm Foundation of Greater Harlow and are given in memory of Ann Bell.';
  expect(programmeName(read(form, 'Grant application'))).toBe('Ann Bell Family Fund');
});
