import { reads } from '../fixtures/reads.ts';
import { leadTime } from './lead-time.ts';

reads(leadTime, {
  finds: [
    [
      'All requests must be received a minimum of 30 days in advance of the event date.',
      /30 days in advance of the event date/,
    ],
    [
      '30 days in advance: All requests must be received a minimum of 30 days in advance of the event date.',
      /30 days in advance of the event date/,
    ],
    [
      'Applications should be submitted at least six weeks before the activity begins.',
      /six weeks before the activity/,
    ],
  ],
  leaves: [
    'Requests for an extension must be made 30 days before the end of the grant.',
    'We decide two weeks before the event.',
    'Applications must be submitted by May 1.',
  ],
});
