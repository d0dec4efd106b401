import { reads } from '../fixtures/reads.ts';
import { capsOverTime } from './caps-over-time.ts';

reads(capsOverTime, {
  finds: [
    [
      'No person or group can receive more than $10,000 during any four year period.',
      /^No person or group can receive more than \$10,000 during any four year period$/,
    ],
    [
      'The society will not normally fund more than one special project in any one department at any one time.',
      /more than one special project in any one department/,
    ],
    ['Each project has a limit of one proposal per round.', /one proposal per round/],
  ],
  leaves: [
    'No person on the board can receive pay.',
    'We will not fund more than the budget shows.',
    'Each project has a limit of five pages.',
    'More than ten organizations received grants.',
  ],
});
