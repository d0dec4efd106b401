import {
  analysisSchema,
  type Block,
  fallbackRequirement,
  fallbackSections,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadModel } from '../model/load-model.ts';
import { analyze } from './analyze.ts';

let model: Awaited<ReturnType<typeof loadModel>>;
beforeAll(async () => {
  model = await loadModel();
});

const heading = (text: string, level: 1 | 2 = 2): Block => ({ type: 'heading', level, text });
const paragraph = (text: string, checked?: boolean): Block => ({
  type: 'paragraph',
  text,
  ...(checked !== undefined && { checked }),
});
const extractedTextOf = (...blocks: Block[]): ExtractedText => ({
  source: 'docx',
  notes: ['A note.'],
  blocks,
});
const analyzed = (...blocks: Block[]) =>
  analyze({ extractedText: extractedTextOf(...blocks), today: '2026-11-28' }, model);
const call = [
  heading('Quay Fund: Small Grants', 1),
  paragraph('The fund invites charities to apply for grants of $2,000 to $9,000.'),
];

describe('analyze', () => {
  it.each(['Request for Proposals', 'Grant Guidelines', 'Call for Proposals'])(
    'names the program "%s" if the call has no other title',
    async (title) => {
      const { grantProgram } = await analyzed(
        heading(title, 1),
        paragraph('The Heron Foundation makes grants to charities that serve youth.'),
        heading('Eligibility'),
        heading('Project narrative'),
        paragraph('Describe your project.'),
      );
      expect(grantProgram).toBe(title);
    },
  );

  it('returns only statements from the document and matches the contract', async () => {
    const blocks = [
      ...call,
      heading('Who may apply'),
      paragraph('Applicants must be registered charities. Companies may not apply.'),
      heading('Deadline'),
      paragraph('Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.'),
    ];
    const analysis = await analyzed(...blocks);
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    expect(analysis.grantProgram).toContain('Small Grants');
    const { deadline, requirements } = analysis.details;
    expect(deadline).toMatchObject({ date: '2027-03-05', time: '17:00', timeZone: 'Eastern Time' });
    const text = blocks.map((block) => (block.type === 'table' ? '' : block.text)).join('\n');
    expect(requirements.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['eligibility', 'deadline']),
    );
    for (const { quote = '' } of requirements) expect(text).toContain(quote);
  });

  it('quotes the source of the status, steps, award, eligibility and AI rule', async () => {
    const award = 'Grants range from $2,000 to $9,000.';
    const rule = 'Text written by generative AI must be disclosed.';
    const { details } = await analyzed(
      ...call,
      heading('Amount of grants'),
      paragraph(award),
      heading('Who may apply'),
      paragraph('Applicants must be registered charities.'),
      paragraph(rule),
      heading('Deadline'),
      paragraph('Applications are due by March 5, 2027.'),
    );
    expect(details).toMatchObject({
      status: 'open',
      steps: [{ kind: 'application', date: '2027-03-05' }],
      award: { floor: { amount: 2_000 }, ceiling: { amount: 9_000, currency: 'USD' } },
      aiPolicy: [{ text: rule, quote: rule }],
    });
    expect(details.eligibility?.eligible.map(({ quote }) => quote)).toContain(
      'Applicants must be registered charities.',
    );
  });

  it('offers the default sections with a note if the funder does not name any', async () => {
    const { sections, details } = await analyzed(
      ...call,
      paragraph('Applications are due on March 5, 2027.'),
    );
    expect(sections.map(({ name }) => name)).toEqual([...fallbackSections]);
    expect(details.sections).toEqual([]);
    expect(details.notes).toEqual([expect.stringMatching(/the usual three/), 'A note.']);
  });

  it('omits unchecked options if another option in the group is checked', async () => {
    const text = 'Applicants must be registered for ten years.';
    const asks = async (checked: boolean) => {
      const first = paragraph('Applicants must be registered charities.', checked);
      const { details } = await analyzed(...call, first, paragraph(text, false));
      return details.requirements.some(({ quote }) => quote === text);
    };
    expect([await asks(true), await asks(false)]).toEqual([false, true]);
  });
});

describe('the deadline', () => {
  it('gets its missing year from the weekday', async () => {
    const { details } = await analyzed(
      ...call,
      paragraph('Applications are due on Friday, March 12.'),
      paragraph('The fellowship expects the submission of manuscripts by May 1, 2028.'),
    );
    expect(details.deadline?.date).toBe('2027-03-12');
  });

  it('is kept, with a note, if it has passed', async () => {
    const { details } = await analyzed(...call, paragraph('Applications are due October 2, 2026.'));
    expect(details.deadline?.date).toBe('2026-10-02');
    expect(details.notes.join(' ')).toContain('has passed');
  });
});

it('keeps the text between the old and the new words of a law that a call quotes', async () => {
  const { details } = await analyzed(
    ...call,
    paragraph('The city code currently reads:'),
    paragraph('Charities may not sell food.'),
    heading('Deadline'),
    paragraph('Applications are due March 5, 2027.'),
    paragraph('The city code is amended to read:'),
    paragraph('Charities may sell food.'),
  );
  expect(details.deadline?.date).toBe('2027-03-05');
});

it('returns no requirements or sections if the document has none', async () => {
  const { requirements, sections, grantProgram, details } = await analyzed(
    heading('Thank you', 1),
    paragraph('It was a lovely summer by the sea.'),
  );
  expect(requirements).toEqual([fallbackRequirement]);
  expect(sections.map(({ name }) => name)).toEqual([...fallbackSections]);
  expect(grantProgram).toBe('');
  expect(details).toMatchObject({
    isCall: false,
    status: 'not-a-call',
    requirements: [],
    sections: [],
    questions: [],
  });
  expect(details.notes).toEqual([
    'This document does not look like an open call for applications. Nothing was made up from it.',
    'A note.',
  ]);
});
