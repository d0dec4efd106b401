import { reads } from '../fixtures/reads.ts';
import { evaluationCriteria } from './evaluation-criteria.ts';

reads(evaluationCriteria, {
  finds: [
    [
      'Preference will be given to programs that:\n- Build partnerships\n- Serve rural areas',
      /^Preference goes to those who meet: Build partnerships; Serve rural areas/,
    ],
    [
      'The Secretary will award an additional 5 points to an application that serves a rural area.',
      /additional 5 points/,
    ],
    [
      '## Review Criteria\n\n- Need (20 points)\n- Approach (50 points)\n- Capacity (30 points)',
      /Need \(20 points\); Approach \(50 points\); Capacity \(30 points\)/,
    ],
    [
      '## Evaluation Criteria\n\n| Criterion | Points |\n| Community impact | 40 |\n| Feasibility | 60 |\n| Total | 100 |',
      /Community impact \(40 points\); Feasibility \(60 points\)/,
    ],
    [
      '## Selection criteria\n\nApplications are scored on:\n\n- Artistic merit\n- Community benefit',
      /Artistic merit; Community benefit/,
    ],
    [
      '## How proposals are evaluated\n\nNEED: The applicant documents the need. (25 points)\n\nBUDGET: The budget is sound. (75 points)',
      /Need \(25 points\); Budget \(75 points\)/,
    ],
    ['Priority will be given to projects in rural counties.', /rural counties/],
    [
      '### Criterion 1: Need (20 points)\n\nText.\n\n### Criterion 2: Approach (80 points)\n\nText.',
      /Need \(20 points\); Approach \(80 points\)/,
    ],
    [
      '## V. Selection Criteria (100 points)\n- Need for project (10 points).\n- Quality of the project design (60 points).\n- Quality of the management plan (30 points).',
      /^Reviewers score: Need for project \(10 points\); Quality of the project design \(60 points\); Quality of the management plan \(30 points\)$/,
    ],
    ['An average below 70 is not eligible for funding.', /average below 70/],
  ],
  leaves: [
    'If necessary, we prefer reference to a URL.',
    'An application may earn up to 100 points on the selection criteria.',

    'The workshop covers scoring points in a game.',
    'The team scored 20 points.',
    'Applicants earn credit toward 10% of the fee.',
  ],
});
