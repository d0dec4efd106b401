import { reads } from '../fixtures/reads.ts';
import { indirectCosts } from './indirect-costs.ts';

reads(indirectCosts, {
  finds: [
    ['Overheads may be up to 9 percent of what you request.', /up to 9 percent/],
    ['Indirect costs may not exceed 10% of direct costs.', /10%/],
    ['Overhead is not an allowable expense.', /Overhead is not/],
    ['Administrative costs are limited to 15 percent of the grant.', /15 percent/],
    [
      'Applicants without a negotiated rate may use the de minimis rate of 15 percent.',
      /15 percent/,
    ],
    ['Administration: max. 10 %.', /max\. 10 %/],
  ],
  leaves: [
    'The administrative office is on Main Street.',
    'Describe indirect benefits of the project.',
    'An administrative assistant answers the phone.',
  ],
});
