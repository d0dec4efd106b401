import { reads } from '../fixtures/reads.ts';
import { workSpan } from './work-span.ts';

reads(workSpan, {
  finds: [
    [
      'Between $2,000 and $9,000, for work of up to 18 months beginning after 1 June 2027.',
      /^Plan a project of at most 18 months, beginning after 1 June 2027$/,
    ],
    [
      'We give up to £5,000 for projects lasting no more than one year.',
      /^Plan a project of at most one year$/,
    ],
  ],
  leaves: [
    'Between $2,000 and $9,000 is given for work with young people.',
    'We have paid for work of more than 12 months.',
  ],
});
