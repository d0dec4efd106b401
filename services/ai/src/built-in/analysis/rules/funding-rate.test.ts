import { reads } from '../fixtures/reads.ts';
import { fundingRate } from './funding-rate.ts';

reads(fundingRate, {
  finds: [
    [
      'Under this call for proposals, the EU grant may not exceed 90 % of the total eligible costs of the action.',
      /may not exceed 90 % of the total eligible costs/,
    ],
    [
      'All contracted applicants will receive 100% of the presented costs.',
      /100% of the presented costs/,
    ],
    [
      "The program makes grants of up to ten percent of local organizations' budgets.",
      /ten percent of local organizations/,
    ],
    ['We will fund up to 50% of project costs.', /50% of project costs/],
  ],
  leaves: [
    'Indirect costs may not exceed 10% of direct costs.',
    'Recipients may transfer up to 10% of the budget between categories.',
    'More than 90% of our costs are paid by members.',
    'Last year we awarded grants that covered 40% of project costs.',
  ],
});
