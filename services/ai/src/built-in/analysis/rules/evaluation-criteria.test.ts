import { reads } from '../fixtures/reads.ts';
import { evaluationCriteria } from './evaluation-criteria.ts';

reads(evaluationCriteria, {
  finds: [
    ['Minimum qualifying marks: 55.', /55/],
    ['Proposals that score fewer than 24 points out of 40 will be turned down.', /fewer than 24/],
    [
      '## Criteria for awarding travel grants\n- Activity of the group in the past year\n- Reach of the meeting and its cost',
      /Reviewers look at: Activity of the group in the past year; Reach of the meeting/,
    ],
    [
      'The selection panel will be looking for projects that bring neighbours together.',
      /looking for projects that bring neighbours together/,
    ],
    [
      'Successful proposals will show how volunteers are trained.',
      /^Successful proposals will show how volunteers are trained$/,
    ],
    [
      'Projects will be judged on scholarly potential, technical feasibility and sustainability of any outputs produced.',
      /Projects will be judged on scholarly potential/,
    ],
    [
      'The panel considers above all the artistic quality of the proposal, then its benefit to the neighborhood.',
      /^The panel considers above all/,
    ],
    ['At least 50 marks are needed.', /^At least 50 marks are needed$/],
    [
      'Marks: need 30; benefit to young people 25; value for money 45.',
      /^Reviewers score: need \(30 points\); benefit to young people \(25 points\); value for money \(45 points\)$/,
    ],
    [
      '## How proposals are scored\n| Criterion | Points |\n| Need is real | 40 |\n| Plan is clear | 60 |\nProposals under 65 points are not discussed by the committee.',
      /^Reviewers score: Need is real \(40 points\); Plan is clear \(60 points\)\nProposals under 65 points/,
    ],
    [
      'Preferences will be given to applicants who demonstrate knowledge of the taxa involved.',
      /Preferences will be given/,
    ],
    [
      'The club prefers to award donations that have a humanitarian or educational focus.',
      /humanitarian or educational/,
    ],
    [
      'Preference will be given to programs that:\n- Build partnerships\n- Serve rural areas',
      /^Preference goes to those who meet: Build partnerships; Serve rural areas/,
    ],
    [
      'The Secretary will award an additional 5 points to an application that serves a rural area.',
      /additional 5 points/,
    ],
    [
      '## Selection criteria\n\nApplications are judged by these criteria:\n\n- Data use agreements (e.g. of the archive) are there\n- Artistic merit',
      /Reviewers look at: Data use agreements are there; Artistic merit/,
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
    [
      'Reviewers will score applications based on the following: need (20 points), quality of the plan (30 points), and capacity of the organization (25 points).',
      /^Reviewers score: need \(20 points\); quality of the plan \(30 points\); capacity of the organization \(25 points\)$/,
    ],
    [
      'They score need (10), a plan that can be done (10), the number of people reached for the dollar (5) and other support (5).',
      /^Reviewers score: need \(10 points\); a plan that can be done \(10 points\); the number of people reached for the dollar \(5 points\); other support \(5 points\)$/m,
    ],
    [
      '## Selection criteria\nThe committee gives 40 points for community need, 35 points for feasibility and 15 points for partnerships.',
      /^Reviewers score: community need \(40 points\); feasibility \(35 points\); partnerships \(15 points\)$/,
    ],
    [
      'Proposals are scored as follows: Relevance: 30 points; Feasibility: 40 points; Budget: 20 points.',
      /^Reviewers score: Relevance \(30 points\); Feasibility \(40 points\); Budget \(20 points\)$/m,
    ],
    [
      'We do not keep score, but we do ask whether the need is great, whether those who are helped have a voice, and whether others will share the load.',
      /whether the need is great/,
    ],
    [
      'Successful projects will:\n- have a lifespan of one to three months\n- demonstrate collaboration with a local data user',
      /^Successful projects will: have a lifespan of one to three months; demonstrate collaboration/,
    ],
    ['Sixty (60) points are needed.', /Sixty \(60\) points are needed/],
    [
      'Clear Impact: Applications will be carefully reviewed to determine the impact of the activities.',
      /carefully reviewed/,
    ],
  ],
  leaves: [
    'Successful applicants will receive a letter in May.',
    'Funds are made available for programs that meet the following criteria:\n- One stop services - all in one place\n- Specialized training - for all',
    'The budget is reviewed: salaries (60%), supplies (20%) and indirect costs (10%) of the grant are usual.',
    'Attend the workshop (2 hours) and the review meeting (3 hours).',

    'If necessary, we prefer reference to a URL.',
    'An application may earn up to 100 points on the selection criteria.',

    'The workshop covers scoring points in a game.',
    'The team scored 20 points.',
    'Applicants earn credit toward 10% of the fee.',
  ],
});
