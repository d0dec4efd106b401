import { reads } from '../fixtures/reads.ts';
import { fundingRestrictions } from './funding-restrictions.ts';

reads(fundingRestrictions, {
  finds: [
    [
      'The Heron Trust will not contribute to:\n- Individuals.\n- Political causes.',
      /^The grant does not pay for: Individuals; Political causes$/,
    ],
    [
      '## What does the HMC fund cover?\n- Travel to meetings of a group\n- Hire of a room',
      /^The grant may pay for: Travel to meetings of a group; Hire of a room$/,
    ],
    ['The Fund cannot pay for cars, fireworks or trips abroad.', /cars, fireworks/],
    ['Unlike previous years, there is no partial funding model this year.', /no partial funding/],
    ['No Additional grant will be provided.', /No Additional grant/],
    [
      'Monetary grants are not for regular, continual funding of an organization.',
      /not for regular/,
    ],
    ['Funding for wages will not generally be considered.', /wages will not generally/],
    ['Continued support in subsequent years cannot be guaranteed.', /cannot be guaranteed/],
    [
      'Funding can only be provided toward the professional arts and cultural components.',
      /only be provided toward/,
    ],
    [
      'Donations awarded by the club are to be generally used to benefit the community and residents of Delta.',
      /residents of Delta/,
    ],
    [
      'The provided funding covers expenses related to the following activities:\n\n- Procurement of consumables.\n- Registration for conferences within India only.',
      /may pay for: Procurement of consumables; Registration/,
    ],
    ['Faculty salaries are not allowed.', /Faculty salaries are not allowed/],
    [
      '## Ineligible requests\n- Starting up new programs\n- Food requests',
      /^The grant does not pay for: Starting up new programs; Food requests/,
    ],
    ['The Foundation does not sponsor fundraising events.', /does not sponsor/],
    [
      'The Foundation declines requests for the following:\n- Grants to individuals\n- Debt reduction',
      /does not pay for: Grants to individuals; Debt reduction/,
    ],
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
    'The funder guarantees that continued learning is fun.',
    'Funds were used well last year.',
    'The building cannot be used at night.',
    'Applicants may not be employees.',
  ],
});
