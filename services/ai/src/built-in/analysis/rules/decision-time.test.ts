import { reads } from '../fixtures/reads.ts';
import { decisionTime } from './decision-time.ts';

reads(decisionTime, {
  finds: [
    ['The board votes on Tuesday, May 4, 2027.', /^The board votes on Tuesday, May 4, 2027$/],
    [
      'Due to the meeting schedule the grant process will take a minimum of 45 days.',
      /minimum of 45 days/,
    ],
    ['Award presentations will be made in May.', /made in May/],
    ['The decision making process may take as long as 6 months.', /as long as 6 months/],
    ['All applicants will be notified of the decision within 60 days.', /within 60 days/],
    [
      'We will only contact you if your application is successful.',
      /only contact you if your application is successful/,
    ],
    ['Trustees meet to consider applications; decisions take about eight weeks.', /eight weeks/],
    ['Funding decisions will be made in approximately mid-May for the first cycle.', /mid-May/],
    ['We shall write to everyone, yes or no, by Ascension Thursday (May 6).', /May 6/],
  ],
  leaves: [
    'Please allow 24-48 hours for a member of our team to reply.',

    'Grantees must respond to surveys within 30 days.',
    'Final reports are due within 60 days of the decision.',
    'How long does a decision take?',
  ],
});
