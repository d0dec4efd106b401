import { reads } from '../fixtures/reads.ts';
import { toldBesideLabels } from './told-beside-labels.ts';

reads(toldBesideLabels, {
  finds: [
    ['Deadline: Annually in November', /^Deadline: Annually in November$/],
    ['Grant cycle: every two years', /^Grant cycle: every two years$/],
    ['Geographic focus: the counties along the river', /^Geographic focus: the counties/],
  ],
  leaves: [
    '# Timeline\nApplications must be received by June 7, 2027.\n| Task | Date |\n| --- | --- |\n| Applications due | 11:59 p.m., June 7, 2027 |',
    'Purpose: 0 / 2000',
    'Amount requested: $0.00',
    'Application Timeline: 2017/2018 Cycle',
    'Upcoming Deadlines: Film Grant',
    'Funding Proposal Form: Program Budget Form',
    'Open licensing: Creative Commons',
    'Posted: by the communications office',
    'Phone: call us after lunch',
    'Application deadline: TBD',
    'Amount requested: ____________',
    'Photo: grantees at the dinner',
    'Budget (1-2 pages): Provide an itemized budget.',
  ],
});
