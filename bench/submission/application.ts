import type { AnalysisDetails, Budget, SectionDetail } from '@grantwright/shared/contract';
import { documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import {
  findAiStance,
  chooseAwardCurrency,
  findBudgetRules,
  sumBudget,
  buildBudgetTable,
  listChecklistItems,
  formatAmount,
  measureText,
  type ReadinessInput,
} from '@grantwright/shared/submission';

export type Applicant = {
  name: string;
  place: string;
  people: string;
  service: string;
  partner: string;
};

/** Invented organizations, one for each call. */
export const applicants: readonly Applicant[] = [
  ['Lantern Row Tutors', 'Ashcombe', 'students', 'after-school tutoring', 'the Ashcombe library'],
  ['Quiet Harbor Respite', 'Pell Island', 'caregivers', 'weekend respite', 'the island clinic'],
  ['Tallgrass Seed Library', 'Merriam', 'gardeners', 'seed lending', 'the county extension office'],
  ['Copper Kettle Kitchen', 'Bexford', 'households', 'shared meals', 'the Bexford market'],
  ['Far Field Theater', 'Osage Bend', 'performers', 'open rehearsals', 'the high school'],
  ['Second Tide Shelter', 'Corran', 'families', 'short stays', 'the Corran housing office'],
  ['North Fork Riders', 'Galt', 'children', 'riding lessons', 'the Galt stables'],
  ['Plain Speech Legal Aid', 'Dunmarrow', 'tenants', 'legal advice', 'the law school'],
  ['Open Ledger Software', 'Wexley', 'volunteers', 'accounting software', 'the Wexley hub'],
  ['Stone Bridge Rangers', 'Larch Gap', 'visitors', 'trail repair', 'the state forest'],
].map(([name = '', place = '', people = '', service = '', partner = '']) => ({
  name,
  place,
  people,
  service,
  partner,
}));

export type Part = { section: SectionDetail; html: string };

/** An application that a benchmark changes before it checks it. */
export type Application = {
  applicant: Applicant;
  details: AnalysisDetails;
  parts: Part[];
  /** Headings and text that no section of the call asks for. */
  before: string;
  after: string;
  budget: Budget;
  request: number;
  input: Omit<ReadinessInput, 'document' | 'details'>;
};

/** Writes an application without defects for a call, covering every section, prompt, budget rule and requirement. */
export function completeApplication(
  details: AnalysisDetails,
  grantProgram: string,
  applicant: Applicant,
): Application {
  const { ceiling, floor } = details.award ?? {};
  const most = Math.min(ceiling?.amount ?? 48_000, 480_000);
  const request = Math.max(Math.floor((most * 0.6) / 100) * 100, floor?.amount ?? 0, 100);
  const budget = createBudget(details, request);
  const currency = budget.currency;
  const { stance, asksDisclosure } = findAiStance(details.aiPolicy);
  const due = new Date(`${details.deadline?.date ?? '2027-03-01'}T12:00:00Z`);
  return {
    applicant,
    details,
    parts: details.sections.map((section) => ({
      section,
      html: sectionHtml(section, applicant),
    })),
    before: '',
    after:
      `<h2>Costs</h2><p>We request ${formatAmount(request, currency)} for ${applicant.service}.</p>` +
      documentToHtml([buildBudgetTable(budget)]),
    budget,
    request,
    input: {
      title: `${applicant.service} in ${applicant.place}`,
      grantProgram,
      organizationInfo: { name: applicant.name, type: 'nonprofit', taxId: '84-7261530' },
      now: new Date(due.getTime() - 40 * 86_400_000),
      submission: {
        writtenBy: stance === 'forbids' ? [] : ['built-in'],
        ...(asksDisclosure && {
          aiStatement: 'Grantwright, an AI tool, drafted parts of this application; we edited it.',
        }),
        requestedAmount: request,
        attachments: [
          'Attachment A: Board list',
          'Attachment B: Determination letter',
          ...(details.attachments ?? []).map(({ name }) => name),
        ].map((name) => ({ name, required: true, state: 'ready' as const })),
        checklist: listChecklistItems(details, undefined).map(({ requirement }) => ({
          requirement: requirement.text,
          state: 'done' as const,
        })),
      },
    },
  };
}

export const toReadinessInput = (application: Application): ReadinessInput => {
  const { parts, before, after, budget, details, input } = application;
  const html = parts.map(({ section, html: text }) => `<h2>${escape(section.name)}</h2>${text}`);
  return {
    ...input,
    details,
    submission: { ...input.submission, budget },
    document: htmlToDocument(`${before}${html.join('')}${after}`),
  };
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Three sentences about the applicant, then one for each prompt, within the word limit. */
function sectionHtml({ name, prompts, limit }: SectionDetail, applicant: Applicant): string {
  const { name: own, place, people, service, partner } = applicant;
  const opening =
    `${own} offers ${service} to ${people} in ${place}. Our staff meet them every week and write down ` +
    `what helped and what did not. Together with ${partner}, we keep the work going through the winter, ` +
    `when ${people} need it most.`;
  const sentences = [
    opening,
    `This part is about ${name.toLowerCase()}.`,
    ...prompts.map(createAnswer),
  ];
  const fits = (text: string) =>
    (limit?.words === undefined || measureText(text).words <= limit.words * 0.9) &&
    (limit?.characters === undefined || text.length <= limit.characters * 0.8);
  while (sentences.length > 1 && !fits(sentences.join(' '))) sentences.shift();
  if (!fits(sentences.join(' '))) sentences.splice(0, 1, 'We are ready.');
  return sentences.map((sentence) => `<p>${escape(sentence)}</p>`).join('');
}

/** Returns the prompt's own words as a statement. */
export const createAnswer = (prompt: string): string =>
  `Our team has settled this with its partners: ${prompt.replace(/[?:.…_[\]]+/g, '').trim()}.`;

function createBudget(details: AnalysisDetails, request: number): Budget {
  const { match, indirect } = findBudgetRules(details);
  const overhead = indirect ? Math.floor((request * Math.min(indirect.percent, 5)) / 200) : 0;
  const supplies = Math.floor(request / 4);
  const staff = request - supplies - overhead;
  const other = match ? Math.ceil((request * match.percent) / 100) : 0;
  const lines = [
    { item: 'Coordinator', cost: staff + other, requested: staff, other },
    { item: 'Workshop materials', cost: supplies, requested: supplies, other: 0 },
    ...(overhead > 0
      ? [{ item: 'Indirect costs', cost: overhead, requested: overhead, other: 0 }]
      : []),
  ];
  const budget = { currency: chooseAwardCurrency(details.award), lines };
  if (sumBudget(lines).requested !== request) throw new Error('The budget does not add up');
  return budget;
}
