import { reads } from '../fixtures/reads.ts';
import { expectedDates } from './expected-dates.ts';

reads(expectedDates, {
  finds: [
    ['The indicative duration of projects is 24 months.', /24 months/],
    ['The expected duration of participation is 12 months.', /12 months/],
    ['The envisaged starting date is May 2024.', /May 2024/],
    [
      'The actual starting date of the action will be the first day of the month following the date when the last of the two parties signs the grant agreement.',
      /first day of the month/,
    ],
    ['Project happening between 05/01/24 - 04/30/25.', /05\/01\/24 - 04\/30\/25/],
  ],
  leaves: [
    'What is the expected duration of the project?',
    'Describe the expected duration of the project in months.',
    'The duration of the visa interview is short.',
    'Projects happening in schools are welcome.',
  ],
});
