import type { Analysis, AnalysisDetails, Requirement } from '../../contract/analysis.ts';
import type { CallFile } from '../../contract/call-facts.ts';
import { deadlineNotes } from '../notes/analysis-notes.ts';
import { analysisDetails } from '../../submission/testing/analysis-details.ts';

export const requirement = (
  text: string,
  kind: Requirement['kind'] = 'content',
  quote = text,
): Requirement => ({ text, kind, mandatory: true, quote });

/** Returns an analysis with only the given values. */
export const analysisOf = (
  details: Partial<AnalysisDetails>,
  more: Partial<Analysis> = {},
): Analysis => {
  const whole = analysisDetails(details);
  return {
    requirements: whole.requirements.map(({ text }) => text),
    sections: whole.sections.map(({ name, description }) => ({ name, description })),
    grantProgram: '',
    ...more,
    details: whole,
  };
};

export const fileOf = (kind: CallFile['kind'], name = `${kind}.pdf`): CallFile => ({ name, kind });

const section = (name: string, pages: number, points: number) => ({
  name,
  description: `Write the ${name.toLowerCase()}.`,
  required: true,
  prompts: [`What is the ${name.toLowerCase()}?`],
  limit: { pages },
  points,
  quote: `${name} (${pages} pages, ${points} points)`,
});
const due = 'Applications are due September 10, 2027, by 5:00 p.m. ET.';
const sizes = 'Grants range from $1,000 to $5,000.';
const match = 'A one-to-one match is required.';
const letter = 'Letters of intent are due August 2, 2027.';

/** Returns the notice of a call, with facts of all kinds. */
export const harborNotice = (): Analysis =>
  analysisOf(
    {
      status: 'open',
      funder: 'Harbor Trust',
      deadline: { date: '2027-09-10', time: '17:00', timeZone: 'ET', quote: due, page: 1 },
      steps: [
        {
          kind: 'application',
          date: '2027-09-10',
          words: 'September 10, 2027',
          time: '17:00',
          timeZone: 'ET',
          quote: due,
        },
        { kind: 'letter-of-intent', date: '2027-08-02', words: 'August 2, 2027', quote: letter },
        {
          kind: 'event',
          date: '2027-07-01',
          words: 'July 1, 2027',
          quote: 'Webinar: July 1, 2027',
        },
      ],
      award: {
        floor: { amount: 1_000, currency: 'USD', quote: sizes },
        ceiling: { amount: 5_000, currency: 'USD', quote: sizes },
        total: { amount: 100_000, currency: 'USD', quote: 'We will award $100,000 in total.' },
        count: { value: 20, quote: 'We expect to make 20 grants.' },
      },
      budgetRules: {
        match: { percent: 100, quote: match },
        indirect: { percent: 10, quote: 'Indirect costs may not exceed 10 percent.' },
      },
      keyFacts: {
        deadline: { text: due, quote: due },
        amount: { text: sizes, quote: sizes },
        costs: [{ text: match, quote: match }],
      },
      eligibility: {
        eligible: [{ text: 'Non-profit organizations in Ohio may apply.' }],
        ineligible: [{ text: 'Organizations with an annual budget above $500,000 may not apply.' }],
      },
      criteria: [{ name: 'Need', points: 40, quote: 'Need (40 points)' }],
      requirements: [
        requirement(due, 'deadline'),
        requirement(sizes, 'amount'),
        requirement(match, 'amount'),
        requirement('Use 12-point type and 1-inch margins.', 'format'),
        requirement('Submit ten copies of the proposal to the regional office.', 'submission'),
        requirement('Letters of support from two partners are required.', 'attachment'),
      ],
      sections: [section('Project narrative', 6, 40), section('Work plan', 2, 20)],
      attachments: [
        {
          name: 'Letters of support',
          required: true,
          quote: 'Letters of support from two partners are required.',
        },
        { name: 'Budget form', required: true },
      ],
      questions: [{ question: 'Where does the project happen?', sections: ['Work plan'] }],
      notes: [deadlineNotes.unclearHalf.write({ words: '5:00' })],
    },
    { grantProgram: 'Public Talks' },
  );
