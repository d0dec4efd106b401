import { reads } from '../fixtures/reads.ts';
import { shareOfMoney } from './share-of-money.ts';

reads(shareOfMoney, {
  finds: [
    ["We'd rather not be more than 30% of anything.", /30% of anything/],
    [
      'The Fund pays not more than 75 % of the total cost of the project.',
      /75 % of the total cost/,
    ],
    ['Not more than ten percent (10%) of the award may go to administration.', /10%/],
    ['Wages, rent and supplies. Up to 12% for administration.', /^Up to 12% for administration$/],
    [
      'The request may not exceed 25% of your annual operating budget.',
      /25% of your annual operating budget/,
    ],
    [
      '| Operating budget | Amount requested $ (may not be more than 25% of operating budget) |\n| x | y |',
      /25% of operating budget/,
    ],
  ],
  leaves: [
    'More than 60% of our students read above grade level.',
    'In 2025, up to 40% of the budget went to schools.',
  ],
});
