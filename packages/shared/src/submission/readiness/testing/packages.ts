import type { AnalysisDetails, SectionDetail } from '../../../contract/index.ts';
import type { ReadinessInput } from '../readiness-input.ts';
import { aReadinessInput, aSection } from './builders.ts';

/** The details in which the ten invented packages differ from one correct application. */
export type Subject = {
  organization: string;
  funder: string;
  program: string;
  place: string;
  people: string;
  service: string;
  request: number;
};

export const subjects: readonly Subject[] = [
  [
    'Harbor House',
    'Cedar Valley Foundation',
    'Shelter Fund',
    'Port Ellis',
    'families',
    'night shelter',
  ],
  [
    'Green Rows Farm School',
    'Marlow Trust',
    'Garden Grants',
    'Dunmore',
    'pupils',
    'school gardening',
  ],
  [
    'Second Bell Music',
    'Arbor Arts Council',
    'Stages Program',
    'Kettle Falls',
    'students',
    'music lessons',
  ],
  ['Riverbend Food Bank', 'Tilden County', 'Pantry Program', 'Tilden', 'households', 'food boxes'],
  ['Northlight Clinic', 'Halden Health Fund', 'Access Grants', 'Halden', 'patients', 'dental care'],
  [
    'Open Door Literacy',
    'Pagewell Foundation',
    'Readers Fund',
    'Quincy',
    'adults',
    'reading lessons',
  ],
  [
    'Bridge Street Youth',
    'Summit Giving Circle',
    'Youth Awards',
    'Brookside',
    'teenagers',
    'mentoring',
  ],
  ['Elder Care Alliance', 'Willow Trust', 'Aging Well', 'Fairmont', 'seniors', 'home visits'],
  [
    'Clear Creek Stewards',
    'Basin Water Agency',
    'Clean Streams',
    'Clear Creek',
    'volunteers',
    'stream cleaning',
  ],
  [
    'Paws and People',
    'Larkin Family Foundation',
    'Animal Welfare',
    'Oakdale',
    'owners',
    'pet clinics',
  ],
].map(
  (
    [organization = '', funder = '', program = '', place = '', people = '', service = ''],
    index,
  ) => ({
    organization,
    funder,
    program,
    place,
    people,
    service,
    request: 40_000 + index * 1_000,
  }),
);

type Parts = Record<'need' | 'plan' | 'evaluation' | 'budget' | 'team', string>;

export type Package = {
  parts: Parts;
  sections: SectionDetail[];
  details: Partial<AnalysisDetails>;
  input: Partial<Pick<ReadinessInput, 'submission' | 'claims' | 'now'>>;
};

const amount = (value: number) => `$${value.toLocaleString('en-US')}`;

/** Returns a package without defects. */
export function cleanPackage({
  organization,
  funder,
  people,
  place,
  service,
  request,
}: Subject): Package {
  const staff = request - 12_000;
  return {
    parts: {
      need:
        `<p>In ${place}, waiting lists for ${service} have grown for four years, and ${people} wait longer than anywhere else in the county. ` +
        `Rents and poverty have risen together. The Title I schools see it first. ${organization} meets ${people} every week who have nowhere else to turn.</p>`,
      plan:
        `<p>${organization} will offer ${service} on five days a week and hire a coordinator. Activities start in the first month; ` +
        `the timeline follows the school year, and partners from the town and the county meet every quarter to review the work together.</p>`,
      evaluation:
        `<p>We measure outcomes with a short survey that ${people} answer at the start and at the end. ` +
        `Data are reviewed every month, results are published every year, and lessons change the next plan. Community Health Workers (CHW) collect it; each CHW is trained.</p>`,
      budget:
        `<p>We request ${amount(request)} from ${funder}. The budget pays for staff and supplies only.</p>` +
        `<table><tr><td>Item</td><td>Cost</td></tr><tr><td>Staff</td><td>${amount(staff)}</td></tr>` +
        `<tr><td>Supplies</td><td>$12,000</td></tr><tr><td>Total</td><td>${amount(request)}</td></tr></table>`,
      team: `<p>The director has led ${organization} since it began. Two coordinators, a bookkeeper and twelve volunteers work with ${people} in ${place} all year round, and the board meets monthly.</p>`,
    },
    sections: [
      aSection('Statement of Need', {
        prompts: ['Describe the waiting lists.'],
        limit: { words: 120 },
      }),
      aSection('Project Plan', { prompts: ['What is the timeline?'] }),
      aSection('Evaluation', { prompts: ['How will you measure outcomes?'] }),
      aSection('Budget'),
      aSection('Team'),
    ],
    details: {
      funder,
      deadline: { date: '2026-12-15' },
      award: { ceiling: { amount: 60_000, currency: 'USD' } },
      attachments: [{ name: 'Board list', required: true }],
    },
    input: {
      now: new Date('2026-11-01T10:00:00.000Z'),
      submission: {
        attachments: [{ name: 'Board list', required: true, state: 'ready' }],
        budget: {
          currency: 'USD',
          lines: [
            { item: 'Staff', cost: staff, requested: staff },
            { item: 'Supplies', cost: 12_000, requested: 12_000 },
          ],
        },
      },
    },
  };
}

export function toInput(
  subject: Subject,
  { parts, sections, details, input }: Package,
): ReadinessInput {
  const headings = ['Statement of Need', 'Project Plan', 'Evaluation', 'Budget', 'Team'];
  const texts = [parts.need, parts.plan, parts.evaluation, parts.budget, parts.team];
  return aReadinessInput({
    html: texts
      .map((text, index) => (text === 'missing' ? '' : `<h2>${headings[index] ?? ''}</h2>${text}`))
      .join(''),
    title: `${subject.service} in ${subject.place}`,
    grantProgram: subject.program,
    organizationInfo: { name: subject.organization, taxId: '12-3456789' },
    sections,
    details,
    ...input,
  });
}
