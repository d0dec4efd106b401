import { reads } from '../fixtures/reads.ts';
import { setAmounts } from './set-amounts.ts';

reads(setAmounts, {
  finds: [
    ['Physical equipment expenses should typically be less than $500.', /less than \$500/],
    ['Stipends are limited to $1,000 per artist.', /limited to \$1,000/],
  ],
  leaves: ['Last year artists sold work for $1,000.', 'Our members raised $500 at the fair.'],
});
