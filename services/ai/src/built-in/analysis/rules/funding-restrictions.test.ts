import { reads } from '../fixtures/reads.ts';
import { fundingRestrictions } from './funding-restrictions.ts';

reads(fundingRestrictions, {
  finds: [
    ['Faculty salaries are not allowed.', /Faculty salaries are not allowed/],
    [
      '## Ineligible requests\n- Starting up new programs\n- Food requests',
      /^The grant does not pay for: Starting up new programs; Food requests/,
    ],
    ['The Foundation does not sponsor fundraising events.', /does not sponsor/],
    ['Funds may not be used for lobbying or construction.', /may not be used for lobbying/],
    [
      'Grant funds cannot be used to pay:\n\n- alcohol\n- fines\n- entertainment',
      /does not pay for: alcohol; fines; entertainment/,
    ],
    ['Co-project directors are not an allowable cost.', /not an allowable cost/],
    [
      'Eligible expenses include:\n\n- artist fees\n- materials\n- venue hire',
      /may pay for: artist fees; materials; venue hire/,
    ],
    [
      '## Funding restrictions\n\n- Endowments\n- Debt retirement',
      /does not pay for: Endowments; Debt retirement/,
    ],
  ],
  leaves: [
    'Funds were used well last year.',
    'The building cannot be used at night.',
    'Applicants may not be employees.',
  ],
});
