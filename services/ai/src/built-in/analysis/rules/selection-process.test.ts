import { reads } from '../fixtures/reads.ts';
import { selectionProcess } from './selection-process.ts';

reads(selectionProcess, {
  finds: [
    [
      'A Special Projects Review Panel will judge the value and timeliness of proposals.',
      /Review Panel will judge/,
    ],
    ['The committee will select one proposal per round based on its merits.', /one proposal/],
    [
      'Constructive feedback on any unsuccessful project bid will be made available and project rankings will be published.',
      /feedback on any unsuccessful/,
    ],
  ],
  leaves: [
    'The committee will meet in June.',
    'In 2019 the committee selected three proposals.',
    'Tell us how your board will select its members.',
  ],
});
