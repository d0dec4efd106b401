import { reads } from '../fixtures/reads.ts';
import { payment } from './payment.ts';

reads(payment, {
  finds: [
    [
      'Type of payment: Cost reimbursement, monthly',
      /^Type of payment: Cost reimbursement, monthly$/,
    ],
    [
      'Half of the funding will be released upon reaching 50% project completion, and the remaining half upon its conclusion.',
      /Half of the funding/,
    ],
    ['Monthly disbursements of funds to grant recipients.', /Monthly disbursements/],
    ['60% upon award and 40% on completion.', /^60% upon award/],
    [
      'Funds will be disbursed on a cost-reimbursable basis throughout the award period.',
      /reimburs/,
    ],
    ['The check will be processed within two weeks of the approval.', /two weeks/],
    ['Funding Distribution: After October 1st', /After October 1st/],
    ['Payment is by reimbursement, monthly.', /by reimbursement, monthly/],
  ],
  leaves: [
    'Half of the funding comes from our members.',
    'Stipends are paid in two payments to the fellows.',
    'Indirect costs may not exceed 10% on top of the award.',
  ],
});
