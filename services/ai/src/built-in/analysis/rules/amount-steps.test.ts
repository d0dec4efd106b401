import { reads } from '../fixtures/reads.ts';
import { amountSteps } from './amount-steps.ts';

reads(amountSteps, {
  finds: [
    [
      'Grants are currently available at the following tiers:\n\n- $150\n- $300\n- $700',
      /in these amounts: \$150, \$300 or \$700/,
    ],
  ],
  leaves: [
    'Donors may give at the following award levels:\n\n- $150\n- $300',
    'Grants are available at the following tiers:\n\n- Small\n- Large',
    'Budgets must list:\n\n- $150\n- $300',
  ],
});
