import { reads } from '../fixtures/reads.ts';
import { numberOfAwards } from './number-of-awards.ts';

reads(numberOfAwards, {
  finds: [
    ['Estimated Number of Awards: 2,300', /make 2,300 awards/],
    ['We expect to make 1,200 awards.', /make 1,200 awards/],
    ['The Fund expects to make six awards.', /^The funder expects to make 6 awards$/],
    ['12 projects are expected to be funded.', /^The funder expects to make 12 awards$/],
    ['Up to 7 grants will be awarded.', /^The funder expects to make up to 7 awards$/],
  ],
  leaves: [
    'Track 3 projects are expected to be budgeted at $500,000.',
    'Tier 2 grants are awarded in the spring.',
    '20 applicants are expected to attend.',
  ],
});
