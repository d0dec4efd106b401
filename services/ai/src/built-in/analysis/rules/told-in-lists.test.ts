import { reads } from '../fixtures/reads.ts';
import { toldInLists } from './told-in-lists.ts';

reads(toldInLists, {
  finds: [
    [
      'The objectives of the awards are to:\n- Support creative teaching\n- Seed future projects',
      /^The objectives of the awards are to: Support creative teaching; Seed future projects$/,
    ],
    [
      '# WE PREFER GRANT REQUESTS THAT:\n- Impact the state, as most of our donors live here. Others may ask.\n- Have a beginning and an end.',
      /^We prefer grant requests that: Impact the state, as most of our donors live here; Have a beginning and an end$/,
    ],
  ],
  leaves: [
    'Our board of directors:\n- Ada Bell, chair\n- Tom Reed, treasurer',
    'Recent grant recipients:\n- Harbor House\n- River Trust',
    '# Grants\n- Youth\n- Arts',
    'We score each application out of 100:\n- Need (30 points)\n- Plan (30 points)\n- Value for money (40 points)',
    // Told with the criteria, and once.
    'Applications will be assessed on the following:\n- Fit to priorities\n- Value for money',
    'We work in partnership with organizations:\n- Foundation responsibilities\n  - We review each request.\n  - We keep to our criteria.\n- Your responsibilities\n  - You follow all guidelines.\n  - You ask questions.',
    'Related links for grants:\n- Budget\n- Report',
  ],
});
