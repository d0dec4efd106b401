import { describe, expect, it } from 'vitest';
import {
  analysisDetailsSchema,
  applicationBody,
  applicationSchema,
  applicationSummarySchema,
  type AnalysisDetails,
  type Application,
  type Submission,
} from './index.ts';
import { limits } from './constants.ts';
import { documentFormatSchema } from './document-format.ts';
import { submissionSchema } from './submission.ts';

const storedDetails: AnalysisDetails = {
  provider: 'built-in',
  isCall: true,
  deadline: { date: '2027-03-04', time: '17:00', timeZone: 'ET', quote: 'By March 4', page: 2 },
  aiPolicy: [{ text: 'Declare any use of AI', page: 3 }],
  requirements: [{ text: 'Attach a budget', kind: 'attachment', mandatory: true, page: 1 }],
  sections: [
    { name: 'Need', description: '', required: true, prompts: [], limit: { words: 500 }, page: 1 },
  ],
  attachments: [{ name: 'Budget', required: true }],
  questions: [],
  notes: [],
};

/** An application stored before submissions were introduced. */
const stored: Application = {
  id: 'application-1',
  title: 'Mobile pantry',
  grantProgram: 'Community Food Fund',
  status: 'complete',
  applicationDate: 'November 21, 2026',
  organizationId: 'organization-1',
  access: 'owner',
  canDelete: true,
  isShared: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 3,
  openGaps: 0,
  deadline: '2027-03-04',
  content: '<h2>Need</h2><p>One in six.</p>',
  analysis: {
    requirements: ['Attach a budget'],
    sections: [{ name: 'Need', description: '' }],
    grantProgram: 'Community Food Fund',
    details: storedDetails,
  },
  organizationInfo: { name: 'Harbor Street' },
  answers: [{ question: 'How much?', answer: '$5,000' }],
};

const submission: Submission = {
  status: 'submitted',
  submittedOn: '2027-03-03',
  confirmation: 'GRANT-1234',
  requestedAmount: 24_500,
  reports: [{ name: 'Final report', due: '2028-06-30', isDone: false }],
  sections: {
    leftOut: ['Exactly'],
    added: ['Timeline'],
    renamed: [{ from: 'Need', to: 'The need' }],
    order: ['Timeline', 'Need'],
  },
  checklist: [{ requirement: 'Attach a budget', state: 'not-applicable', reason: 'In the form.' }],
  attachments: [{ name: 'Budget', required: true, state: 'ready', documentId: 'document-1' }],
  counting: 'crlf',
  isAssistOnly: true,
  writtenBy: ['built-in', 'openai'],
  aiStatement: 'No text was written by AI.',
  budget: { currency: 'USD', lines: [{ item: 'Van', cost: 30_000, requested: 24_500 }] },
  format: { fontSize: 11.5, header: '' },
  dismissed: ['acronym RFP'],
};

describe('an application', () => {
  it('is valid if it was stored before submissions were introduced', () => {
    expect(applicationSchema.parse(stored)).toEqual(stored);
    expect(applicationSummarySchema.safeParse(stored).success).toBe(true);
    expect(applicationBody.safeParse(stored).success).toBe(true);
  });

  it('includes its submission when parsed', () => {
    expect(applicationBody.parse({ ...stored, submission }).submission).toEqual(submission);
    expect(applicationSchema.parse({ ...stored, submission: {} }).submission).toEqual({});
  });
});

describe('a submission', () => {
  it('may contain more added sections than the applicant may add now', () => {
    const added = Array.from({ length: limits.addedSections + 1 }, (_, n) => `Section ${n}`);
    const sections = { added };
    expect(submissionSchema.parse({ sections })).toEqual({ sections });
    expect(limits.writtenSections).toBeGreaterThanOrEqual(limits.sections + limits.sectionChoices);
  });

  it('may contain a limit that covers all sections', () => {
    const covered = Array.from({ length: limits.writtenSections }, (_, n) => `Section ${n}`);
    const sections = { limits: [{ pages: 20, sections: covered }] };
    expect(submissionSchema.parse({ sections })).toEqual({ sections });
  });

  it.each([
    ['status', 'sent'],
    ['submittedOn', 'yesterday'],
    ['counting', 'bytes'],
    ['requestedAmount', -1],
    ['sections', { added: [' '] }],
    ['sections', { renamed: [{ from: 'Need', to: ' ' }] }],
    ['sections', { leftOut: Array.from({ length: limits.sectionChoices + 1 }, String) }],
    ['checklist', [{ requirement: 'x', state: 'open' }]],
    ['dismissed', Array.from({ length: limits.dismissedFindings + 1 }, String)],
    ['budget', { currency: 'dollars', lines: [] }],
    ['format', { fontSize: 5 }],
  ])('rejects an invalid %s', (name, value) => {
    expect(submissionSchema.safeParse({ [name]: value }).success).toBe(false);
  });
});

describe('an analysis', () => {
  it('includes the file of a fact, the changes, the criteria and the budget rules when parsed', () => {
    const details: AnalysisDetails = {
      ...storedDetails,
      deadline: { date: '2027-09-24', file: 1 },
      files: [
        { name: 'Notice.docx', kind: 'notice' },
        { name: 'Amendment 1.docx', kind: 'amendment', documentId: 'document-2' },
      ],
      changes: [
        {
          about: 'Deadline',
          before: { text: 'September 10', file: 0 },
          after: { text: 'September 24', file: 1 },
        },
      ],
      criteria: [{ name: 'Need', points: 30, page: 4 }],
      budgetRules: { match: { percent: 25 }, indirect: { percent: 10, quote: 'At most 10%' } },
    };
    expect(analysisDetailsSchema.parse(details)).toEqual(details);
  });
});

it('limits a document format to values that fit on a page', () => {
  const format = { font: 'Times New Roman', fontSize: 12, margin: 1, lineSpacing: 2 } as const;
  expect(documentFormatSchema.parse(format)).toEqual(format);
  expect(documentFormatSchema.safeParse({ margin: 6 }).success).toBe(false);
  expect(documentFormatSchema.safeParse({ header: 'two\nlines' }).success).toBe(false);
});
