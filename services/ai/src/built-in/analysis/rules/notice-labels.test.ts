import { reads } from '../fixtures/reads.ts';
import { noticeLabels } from './notice-labels.ts';

reads(noticeLabels, {
  finds: [
    ['Funding Opportunity Number: HR001120S0048', /Opportunity Number: HR001120S0048/],
    ['Anticipated Type of Award: Cooperative Agreement', /Cooperative Agreement/],
    ['CFDA Number(s): 12.910 -- Research and Technology Development', /12\.910/],
  ],
  leaves: [
    'Funding Opportunity Number: ____________',
    'Telephone number: 555-123-4567',
    'Opportunity Category: Discretionary',
  ],
});
