import type { AnalysisDetails, Requirement } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { draftInput } from '../../../test/extracted-texts.ts';
import { listSectionWork } from './list-section-work.ts';

const requirement = (kind: Requirement['kind'], text: string): Requirement => ({
  kind,
  text,
  mandatory: true,
});
const details = (overrides: Partial<AnalysisDetails>): AnalysisDetails => ({
  provider: 'openai',
  isCall: true,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
  ...overrides,
});
const sections = [
  { name: 'Organization Background', description: 'Describe your mission and history.' },
  { name: 'Evaluation Plan', description: 'How will you measure outcomes for students?' },
  { name: 'Budget', description: 'List all costs.' },
];
const listRuleTexts = (overrides: Partial<AnalysisDetails>, requirements: string[] = []) =>
  listSectionWork(draftInput({ sections, requirements, details: details(overrides) })).map(
    ({ rules }) => rules.map(({ text }) => text),
  );

describe('the rules for a section', () => {
  it.each(['deadline', 'submission', 'format', 'attachment', 'after-award', 'limit'] as const)(
    'exclude rules of kind %s',
    (kind) => {
      expect(listRuleTexts({ requirements: [requirement(kind, 'Outcomes by mail.')] })).toEqual([
        [],
        [],
        [],
      ]);
    },
  );

  it('include rules that match the section by kind or by words', () => {
    expect(
      listRuleTexts({
        requirements: [
          requirement('eligibility', 'Applicants are tax-exempt.'),
          requirement('amount', 'Grants are at most $5,000.'),
          requirement('content', 'State the outcomes that you expect for each student.'),
          requirement('content', 'The Organization Background names two outcomes.'),
          requirement('content', 'Write plainly.'),
        ],
      }),
    ).toEqual([
      [
        'The Organization Background names two outcomes.',
        'Write plainly.',
        'Applicants are tax-exempt.',
      ],
      ['State the outcomes that you expect for each student.', 'Write plainly.'],
      ['Write plainly.', 'Grants are at most $5,000.'],
    ]);
  });

  it('include each excluded cost only once', () => {
    const text = 'No vehicles are funded.';
    const rules = listRuleTexts({
      requirements: [requirement('eligibility', text)],
      eligibility: { eligible: [], ineligible: [{ text }] },
    });
    const school = 'Schools are not eligible.';
    expect(
      listRuleTexts({ eligibility: { eligible: [], ineligible: [{ text: school }] } }),
    ).toEqual([[school], [], []]);
    expect(rules).toEqual([[], [text], [text]]);
  });

  it('are the given requirements if there is no analysis', () => {
    expect(listRuleTexts({}, ['Measure outcomes.'])[1]).toEqual(['Measure outcomes.']);
  });

  it('include rules about the applicant, the costs and the amount in all other sections', () => {
    const work = listSectionWork(
      draftInput({
        sections,
        details: details({
          requirements: [
            requirement('eligibility', 'Applicants are tax-exempt.'),
            requirement('amount', 'Grants are at most $5,000.'),
            requirement('content', 'State the outcomes for students.'),
            requirement('deadline', 'Apply by March 5, 2027.'),
          ],
        }),
      }),
    );
    expect(work.map(({ generalRules }) => generalRules.map(({ text }) => text))).toEqual([
      ['Grants are at most $5,000.'],
      ['Applicants are tax-exempt.', 'Grants are at most $5,000.'],
      ['Applicants are tax-exempt.'],
    ]);
  });

  it('divide a limit shared by several sections', () => {
    const [first] = listSectionWork(
      draftInput({
        sections,
        details: details({
          sections: [
            {
              name: 'Organization Background',
              description: '',
              required: true,
              prompts: [],
            },
          ],
          sharedLimits: [
            { words: 900, sections: ['Organization Background', 'Evaluation Plan', 'Budget'] },
          ],
        }),
      }),
    );
    expect(first?.limit).toEqual({ words: 300 });
  });
});
