import { analysisSchema, type Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import {
  modelAnalysis as part,
  modelAttachment as attachment,
  modelRequirement as requirement,
  modelSection as section,
  modelStep as step,
} from '../../../test/model-analysis.ts';
import { guidelines, paragraph, readingOf } from '../../../test/readings.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import { toAnalysis } from './to-analysis.ts';

const analyze = (parts: ModelAnalysis[], reading = guidelines) =>
  toAnalysis(reading, parts, {
    today: '2026-11-21',
    findRepetitions: async (requirements) => requirements.map((_, at) => at),
  });
const lines = (...texts: string[]) => readingOf(...texts.map((text) => paragraph(text)));
const heading = (text: string): Block => ({ type: 'heading', level: 1, text });

const due = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';
const range = 'Grants range from $5,000 to $25,000.';

describe('toAnalysis', () => {
  it('returns an analysis in the form of the contract, with quotes and pages', async () => {
    const analysis = await analyze([
      part({
        grantProgram: 'Riverbend Neighborhood Fund',
        funder: 'The Riverbend Community Foundation',
        steps: [step(due, { date: '2027-03-05', time: '17:00', words: 'March 5, 2027' })],
        requirements: [
          requirement(range, { text: 'Ask for $5,000 to $25,000.', kind: 'award-size' }),
          requirement('Applicants must be 501(c)(3) organizations', { kind: 'eligibility' }),
          requirement('Indirect costs may not exceed 10 percent.', { kind: 'unallowed-cost' }),
        ],
        sections: [
          section('Statement of Need', {
            words: 500,
            quote: 'Statement of Need (500 words maximum)',
          }),
        ],
        questions: [{ question: 'Whom will you serve?', sections: ['Statement of Need', 'Other'] }],
      }),
    ]);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({
      grantProgram: 'Riverbend Neighborhood Fund',
      requirements: [
        due,
        'Ask for $5,000 to $25,000.',
        'Applicants must be 501(c)(3) organizations',
        'Indirect costs may not exceed 10 percent.',
      ],
      sections: [{ name: 'Statement of Need' }],
      details: {
        provider: 'openai',
        isCall: true,
        status: 'open',
        funder: 'The Riverbend Community Foundation',
        deadline: { date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time', page: 2 },
        steps: [{ kind: 'application', date: '2027-03-05', words: 'March 5, 2027' }],
        award: {
          floor: { amount: 5_000, currency: 'USD', quote: range },
          ceiling: { amount: 25_000, currency: 'USD', quote: range },
        },
        eligibility: {
          eligible: [{ text: 'Applicants must be 501(c)(3) organizations', page: 1 }],
          ineligible: [{ text: 'Indirect costs may not exceed 10 percent.' }],
        },
        requirements: [
          { kind: 'deadline', page: 2 },
          { kind: 'amount', quote: range, page: 1 },
          { kind: 'eligibility' },
          { kind: 'amount' },
        ],
        sections: [{ limit: { words: 500 }, page: 2 }],
        questions: [{ sections: ['Statement of Need'] }],
        notes: [],
      },
    });
  });

  it('lists rules on AI-generated text with their quotes', async () => {
    const rule = 'Applicants must disclose any use of generative AI.';
    const { details } = await analyze([part({ requirements: [requirement(rule)] })], lines(rule));
    expect(details.aiPolicy).toEqual([{ text: rule, quote: rule }]);
  });

  it('drops statements without a quote in the document, with a note', async () => {
    const analysis = await analyze([
      part({
        grantProgram: 'Lakeside Arts Fund',
        requirements: [
          requirement('A fee of $50 must be paid.'),
          requirement('with an office in Marlow County', { text: 'Be in Marlow County.' }),
        ],
        sections: [section('Letter of Support', { quote: 'Attach a letter of support.' })],
        attachments: [attachment('Audit', 'Attach the latest audit.')],
      }),
    ]);
    expect(analysis.grantProgram).toBe('Riverbend Neighborhood Fund');
    expect(analysis.requirements).toEqual(['Be in Marlow County.']);
    expect(analysis.sections).toEqual([]);
    expect(analysis.details.attachments).toEqual([]);
    expect(analysis.details.notes).toEqual([
      expect.stringMatching(/^2 statements were left out because the document/),
    ]);
  });

  it('keeps a statement whose quote leaves words out or bridges cells', async () => {
    const reading = readingOf({
      type: 'table',
      rows: [
        ['Criterion', 'Points'],
        ['Need and community involvement', '30'],
      ],
      page: 4,
    });
    const { details } = await analyze(
      [
        part({
          requirements: [
            requirement('Need … | 30', { text: 'Need counts 30 points.', kind: 'evaluation' }),
          ],
        }),
      ],
      reading,
    );
    expect(details.requirements).toMatchObject([
      { text: 'Need counts 30 points.', quote: 'Need and community involvement 30', page: 4 },
    ]);
  });

  it.each([
    ['a figure that is not in the document', 'Ask for at most $250,000.'],
    ['a figure from elsewhere in the document', 'Ask for at most 500 dollars.'],
    ['a name', 'Ask the Vandelay Society for $5,000 to $25,000.'],
    ['an address', 'Send $5,000 to https://pay.example/now.'],
  ])('replaces a requirement with %s by its quote', async (_, text) => {
    const { requirements } = await analyze([
      part({ requirements: [requirement(range, { text, kind: 'amount' })] }),
    ]);
    expect(requirements).toEqual([range]);
  });

  it('accepts spelled-out figures and those of the heading above', async () => {
    const reading = readingOf(
      heading('Category 3: Gardens'),
      paragraph('The narrative has no more than ten (10) pages.'),
    );
    const text = 'For category 3, the narrative has at most 10 pages.';
    const { requirements } = await analyze(
      [part({ requirements: [requirement('no more than ten (10) pages', { text })] })],
      reading,
    );
    expect(requirements).toEqual([text]);
  });

  it('accepts figures from the title and from what introduces a list or table', async () => {
    const reading = readingOf(
      heading('Garden Grants 2027'),
      paragraph('Applicants with a budget below $90,000 must:'),
      { type: 'item', depth: 0, ordered: false, text: 'have an audit or a review' },
    );
    const text = 'In 2027, applicants with a budget below $90,000 need an audit or a review.';
    const { requirements } = await analyze(
      [part({ requirements: [requirement('have an audit or a review', { text })] })],
      reading,
    );
    expect(requirements).toEqual([text]);
  });

  it('keeps the track that a requirement holds for, and drops one that is not in the document', async () => {
    const track = 'Track B applicants provide a match of 20 percent.';
    const { details } = await analyze(
      [
        part({
          requirements: [
            requirement(track, {
              text: 'Provide a match of 20 percent.',
              kind: 'amount',
              appliesTo: 'Track B',
            }),
            requirement(track, { text: 'A match is required.', appliesTo: 'Quimby Track' }),
          ],
        }),
      ],
      lines(track),
    );
    expect(details.requirements).toMatchObject([
      { text: 'Provide a match of 20 percent.', appliesTo: 'Track B' },
      { text: track },
    ]);
    expect(details.requirements[1]).not.toHaveProperty('appliesTo');
  });

  it('lists attachments apart from sections, and on the checklist', async () => {
    const letter = 'The fiscal sponsor signs the letter of agreement; it does not count as a page.';
    const { details, requirements } = await analyze(
      [
        part({
          sections: [
            section('Letter of Agreement'),
            section('Work Plan', { prompts: ['Describe the work.'] }),
          ],
          attachments: [
            attachment('Letter of agreement', letter, {
              text: 'Attach the letter of agreement.',
              providedBy: 'The fiscal sponsor',
              isCounted: false,
            }),
            attachment('Work plan', 'A work plan is required.'),
          ],
        }),
      ],
      lines(letter, 'A work plan is required. Describe the work.'),
    );
    expect(details.attachments).toEqual([
      {
        name: 'Letter of agreement',
        required: true,
        providedBy: 'The fiscal sponsor',
        isCounted: false,
        quote: letter,
      },
    ]);
    expect(details.sections.map(({ name }) => name)).toEqual(['Work Plan']);
    expect(requirements).toEqual(['Attach the letter of agreement.', 'A work plan is required.']);
  });

  it('drops texts with addresses or figures that are not in the document', async () => {
    const analysis = await analyze([
      part({
        requirements: [requirement(range, { text: 'Send $5,000 to https://pay.example/now.' })],
        sections: [
          section('Statement of Need', {
            description: 'Write to boss@pay.example about the 9,731 households.',
            prompts: ['See www.pay.example/x first.', 'Describe the need.'],
          }),
        ],
        questions: [
          { question: 'Did you register at pay.example/join?', sections: [] },
          { question: 'Whom will you serve?', sections: [] },
        ],
      }),
    ]);
    expect(JSON.stringify(analysis)).not.toMatch(/pay\.example|9,731/);
    expect(analysis.requirements).toEqual([range]);
    expect(analysis.details.sections[0]?.prompts).toEqual(['Describe the need.']);
    expect(analysis.details.questions).toHaveLength(1);
  });

  it('replaces repetitions by the more specific statement and keeps their quotes', async () => {
    const [short, long] = ['A match is required.', 'A match of 25 percent is required.'];
    const { details } = await toAnalysis(
      lines(short, long),
      [part({ requirements: [requirement(short)] }), part({ requirements: [requirement(long)] })],
      { today: '2026-11-21', findRepetitions: async () => [1, 1] },
    );
    expect(details.requirements).toMatchObject([
      { text: long, quote: long, moreQuotes: [{ quote: short }] },
    ]);
  });

  it('omits lesser lines rather than a limit or an eligibility rule', async () => {
    const contents = Array.from({ length: 210 }, (_, n) => `Describe activity ${n} of the plan.`);
    const rules = ['Only public libraries may apply.', 'The plan has at most 9 pages.'];
    const { details } = await analyze(
      [
        part({ requirements: contents.map((text) => requirement(text)) }),
        part({
          requirements: [
            requirement(rules[0] ?? '', { kind: 'eligibility' }),
            requirement(rules[1] ?? '', { kind: 'limit' }),
          ],
        }),
      ],
      lines(...contents, ...rules),
    );
    expect(details.requirements).toHaveLength(200);
    expect(details.requirements.slice(-2).map(({ text }) => text)).toEqual(rules);
    expect(details.notes[0]).toMatch(/^12 less important requirements are not listed/);
  });

  it.each(['standing', 'closed', 'rolling', 'not-yet-open'] as const)(
    'reports a call as %s',
    async (status) => {
      const { details } = await analyze([part({ status, requirements: [requirement(range)] })]);
      expect(details).toMatchObject({ isCall: true, status, requirements: [{ quote: range }] });
    },
  );

  it('reports standing guidelines with a due date in another part as open', async () => {
    const { details } = await analyze([
      part({ status: 'standing' }),
      part({
        status: 'standing',
        steps: [step(due, { date: '2027-03-05', words: 'March 5, 2027' })],
      }),
    ]);
    expect(details.status).toBe('open');
  });

  it('returns no requirements when the document is not a call', async () => {
    const analysis = await analyze([
      part({
        status: 'not-a-call',
        documentKind: 'a policy on travel.',
        requirements: [requirement('with an office in Marlow County')],
      }),
    ]);
    expect(analysis).toMatchObject({
      requirements: [],
      sections: [],
      grantProgram: '',
      details: {
        isCall: false,
        status: 'not-a-call',
        notes: ['This does not seem to be an open call for applications: a policy on travel.'],
      },
    });
  });
});
