import { reads } from '../fixtures/reads.ts';
import { numberOfAwards } from './number-of-awards.ts';

reads(numberOfAwards, {
  finds: [
    ['We expect to make 15 grants.', /15 awards/],
    ['Estimated Number of Awards: 10', /10 awards/],
    ['3-5 awards are anticipated from this solicitation.', /3 to 5 awards/],
    ['The Department anticipates making approximately twelve (12) awards.', /12 awards/],
    ['Up to 20 projects will be funded.', /up to 20 awards/],
    ['Expected awards: 12 new grants', /12 awards/],
    ['This year the program will provide 8-10 communities with awards.', /8 to 10 awards/],
  ],
  leaves: [
    'In 2023 we made 40 grants.',
    'Applicants may submit two proposals.',
    'The award is $10,000.',
    'Each organization may receive one award every two years.',
  ],
});
