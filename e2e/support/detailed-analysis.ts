import type { Analysis, Job } from '@grantwright/shared/contract';

const quote = { quote: 'The words of the funder, as they are written.', page: 4 };
const section = { description: 'Describe it.', required: true, prompts: [], ...quote };

/** An analysis that contains everything a model can report. */
export const detailedAnalysis: Analysis = {
  requirements: ['Apply by mail.'],
  sections: ['Project Narrative', 'Budget', 'Timeline'].map((name) => ({
    name,
    description: 'Describe it.',
  })),
  grantProgram: 'Healthy Neighborhoods',
  details: {
    provider: 'openai',
    isCall: true,
    status: 'not-yet-open',
    funder: 'Harbor County',
    deadline: { date: '2027-03-04', time: '17:00', timeZone: 'ET', ...quote },
    offered: ['grantProgram', 'funder', 'deadline'],
    requirements: [
      {
        text: 'Serve residents of Harbor County.',
        kind: 'eligibility',
        mandatory: true,
        appliesTo: 'Track 2, organizations that applied before',
        ...quote,
        moreQuotes: [{ quote: 'The same in other words.', page: 11 }],
      },
      { text: 'Apply by mail.', kind: 'submission', mandatory: true, ...quote },
      { text: 'Report every six months.', kind: 'after-award', mandatory: true, ...quote },
    ],
    sections: [
      {
        name: 'Project Narrative',
        ...section,
        points: 40,
      },
      { name: 'Budget', ...section, percent: 15 },
      { name: 'Timeline', ...section },
    ],
    sharedLimits: [{ pages: 10, sections: ['Project Narrative', 'Budget', 'Timeline'], ...quote }],
    attachments: [
      { name: 'IRS determination letter', required: true, isCounted: false, ...quote },
      { name: 'Letter of support', required: false, providedBy: 'a partner', ...quote },
    ],
    questions: [],
    notes: [],
  },
};

/** Creates a running and a finished job, as if started in another browser. */
export const otherJobs = (): Job[] => [
  {
    id: 'other-1',
    kind: 'analysis',
    title: 'healthy-neighborhoods-2027-notice-of-funding-opportunity.pdf',
    state: 'running',
    startedAt: new Date().toISOString(),
  },
  {
    id: 'other-2',
    kind: 'draft',
    title: 'Healthy Neighborhoods',
    state: 'done',
    startedAt: new Date().toISOString(),
    finishedAt: new Date().toISOString(),
  },
];
