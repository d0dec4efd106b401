import { reads } from '../fixtures/reads.ts';
import { rounds } from './rounds.ts';

reads(rounds, {
  finds: [
    ['The NULab holds two rounds of grant applications.', /two rounds/],
    ['Grant applications are accepted and reviewed annually.', /reviewed annually/],
    [
      'Proposal submission will commence during the initial month of the semester.',
      /initial month of the semester/,
    ],
    [
      'Regular Lodge meetings occur on the 1st and 3rd Tuesday of each month.',
      /1st and 3rd Tuesday of each month/,
    ],
    ['Applications are considered twice a year.', /twice a year/],
  ],
  leaves: [
    'Progress reports are reviewed quarterly.',
    'The choir meets in the hall each month.',
    'How often are applications considered each year?',
    'Grantees: applications for payment are made monthly.',
  ],
});
