import { reads } from '../fixtures/reads.ts';
import { toldBesideLabels } from './told-beside-labels.ts';

reads(toldBesideLabels, {
  finds: [
    ['Deadline: Annually in November', /^Deadline: Annually in November$/],
    ['Grant cycle: every two years', /^Grant cycle: every two years$/],
    ['Geographic focus: the counties along the river', /^Geographic focus: the counties/],
  ],
  leaves: [
    'Posted: by the communications office',
    'Phone: call us after lunch',
    'Application deadline: TBD',
    'Amount requested: ____________',
    'Photo: grantees at the dinner',
    'Budget (1-2 pages): Provide an itemized budget.',
  ],
});
