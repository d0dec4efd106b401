import { reads } from '../fixtures/reads.ts';
import { afterAward } from './after-award.ts';

reads(afterAward, {
  finds: [
    [
      'Grantees will give two short presentations to the committee, either as part of a panel or in some other agreed-upon setting.',
      /Grantees will give two short presentations/,
    ],
    [
      'Grant recipients will also be required to attend grant cohort meetings.',
      /attend grant cohort meetings/,
    ],
    [
      'The Rotary Club of Ladner requests that recipients of the donations acknowledge the club in any public means.',
      /recipients of the donations acknowledge/,
    ],
    [
      'If you do not return to your position, the awarded funds must be reimbursed to the Foundation.',
      /must be reimbursed/,
    ],
    [
      'Intellectual property will remain the property of the awardee.',
      /remain the property of the awardee/,
    ],
    [
      "## Grantee's Responsibilities\n\n- Produce interim and final reports to be shared with the community.\n- Translate the material professionally into Spanish.",
      /If funded: Produce interim and final reports.*; Translate the material/,
    ],
  ],
  leaves: [
    'Recipients must comply with 2 CFR 200 and return a signed audit.',
    'Applicants must attend the webinar.',
    'Last year grantees will remember presenting in the rain.',
    'Must grantees attend the meetings?',
  ],
});
