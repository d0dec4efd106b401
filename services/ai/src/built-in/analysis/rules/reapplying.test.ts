import { reads } from '../fixtures/reads.ts';
import { reapplying } from './reapplying.ts';

reads(reapplying, {
  finds: [
    [
      'If a proposal is turned down by the approval committee, the PI is allowed to submit a new proposal in the next semester.',
      /submit a new proposal in the next semester/,
    ],
    ['Applicants who are declined may reapply after twelve months.', /reapply after twelve months/],
  ],
  leaves: [
    'Files that are rejected by the portal show an error.',
    'Can I reapply if I was declined?',
    'Submit a new budget with each request.',
  ],
});
