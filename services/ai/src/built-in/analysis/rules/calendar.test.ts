import { reads } from '../fixtures/reads.ts';
import { calendar } from './calendar.ts';

reads(calendar, {
  finds: [
    ['May 1, 2027: Funds available', /Funds available: May 1, 2027/],
    ['February: RFQ applications due', /RFQ applications due: February/],
    ['- April - May: Site visits and presentations', /Site visits and presentations: April - May/],
    [
      'June 30th: Grant recipients and grant amounts finalized',
      /Grant recipients and grant amounts finalized: June 30/,
    ],
  ],
  leaves: [
    '# 2027 Grant Timeline\nSeptember 25: Applicants notified via e-mail whether they are invited to continue in the process by hosting a committee site visit',

    'March 3, 2021: last updated by the office',
    'The foundation was established on May 1, 1987.',
    'Applications are due March 3, 2027.',
    'May: yes',
  ],
});
