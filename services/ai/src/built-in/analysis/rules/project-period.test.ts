import { reads } from '../fixtures/reads.ts';
import { projectPeriod } from './project-period.ts';

reads(projectPeriod, {
  finds: [
    [
      '| Strand | Grant per project | Duration |\n| Strand A: Seeds | EUR 4 000 – 9 000 | 3–9 months |\n| Strand B: Trees | EUR 20 000 – 80 000 | 12–24 months |',
      /^Strand A: Seeds: duration 3-9 months\nStrand B: Trees: duration 12-24 months$/,
    ],
    [
      'The work may begin on or after May 1, 2027 and may last up to fourteen months.',
      /up to fourteen months/,
    ],
    ['It must be spent within fifteen months.', /^The grant must be spent within fifteen months$/],
    [
      'Project start window: up to 12 months after signing',
      /^Project start window: up to 12 months after signing$/,
    ],
    [
      'We expect projects of 6 - 9 months up to a maximum of 12 months in duration.',
      /^Plan a project of at most 12 months$/,
    ],
    ['Projects may be proposed for periods of one to three years.', /one to three years/],
    [
      'The duration of the Seed Money Scheme (SMS) is limited to a maximum of one semester.',
      /one semester/,
    ],
    ['Grantees must complete all projects by 31 December 2028.', /December 2028/],
    ['Most grants have a duration of 2 to 3 years.', /2 to 3 years/],
    ['The total project period may not exceed 2 years.', /at most 2 years/],
    ['Grants are for one year.', /one year/],
    ['Period of Performance: 36 months', /36 months/],
    ['The grant period is July 1, 2026 through June 30, 2027.', /July 1, 2026 to June 30, 2027/],
    ['Projects must be completed within 12 months of the award.', /12 months/],
    ['Funding may be requested for up to three years.', /three years/i],
    ['Contracts will be for a term of two years.', /two years/],
    [
      'Grants range from $5,000 to $25,000 for a period of up to 12 months.',
      /^Plan a project of at most 12 months$/,
    ],
  ],
  leaves: [
    'The Fund strives to tell applicants whether their proposals have been recommended for funding within six months.',
    'Decisions on grants are made within three months.',
    '1 Year Funding Proposal Form: Program Budget Form',
    "Applicants are notified of the Trustees' decision within one week of each meeting, and those receiving grants are paid within a month.",

    'For the Spring Grant Cycle, full proposals are accepted from January 1 to 5:00 p.m. on January 31.',
    'March 1 for the first funding cycle. (Printed hard copy)',
    'Applicants must have at least three years of experience.',
    'Keep records for seven years.',
    'Describe the first year of the project.',
    'The program was founded two years ago.',
    'Students train for three months.',
  ],
});
