import { reads } from '../fixtures/reads.ts';
import { numberOfCopies } from './copies.ts';

reads(numberOfCopies, {
  finds: [
    [
      'Each applicant must submit ten (10) printed copies of the following:',
      /^Send ten \(10\) printed copies$/,
    ],
    [
      'Mail one original and ten (10) copies; eleven (11) total to the county.',
      /^Send one original and ten \(10\) copies$/,
    ],
    [
      'An applicant must mail the original and two copies of the application on or before the deadline date.',
      /^Send original and two copies/,
    ],
  ],
  leaves: [
    'Please choose one way of sending it; two copies make two files and confuse the clerk.',
    'Attach a copy of your determination letter.',
    'Please keep two copies of everything for your records.',
    'The state received ten copies of the report.',
  ],
});
