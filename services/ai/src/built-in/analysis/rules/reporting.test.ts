import { reads } from '../fixtures/reads.ts';
import { reporting } from './reporting.ts';

reads(reporting, {
  finds: [
    [
      'The PI will be responsible to submit three copies of the project completion report along with the final certificate.',
      /three copies/,
    ],
    [
      'If you receive a grant, you will be asked to complete a brief follow-up report.',
      /follow-up report/,
    ],
    ['Grantees must submit a final report within 30 days after the end of the grant.', /30 days/],
    ['A final narrative and financial report is due by December 31, 2027.', /report is due/],
    ['Recipients will be required to submit quarterly performance reports.', /quarterly/],
  ],
  leaves: [
    'Attach your most recent annual report.',
    'The annual report describes our work.',
    'Organizations with past due reports may not apply.',
  ],
});
