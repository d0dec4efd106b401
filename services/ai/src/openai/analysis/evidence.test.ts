import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { analyzeParts } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelAttachment as attachment,
  modelRequirement as requirement,
  modelSection as section,
} from '../../../test/model-analysis.ts';
import { paragraph, createExtractedText } from '../../../test/extracted-texts.ts';

const heading = (text: string): Block => ({ type: 'heading', level: 1, text });
const range = 'Grants range from $5,000 to $25,000.';

describe('toAnalysis', () => {
  it('drops statements whose quote is not in the document, and adds a note', async () => {
    const analysis = await analyzeParts([
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

  it('keeps a statement whose quote omits words or spans table cells', async () => {
    const extractedText = createExtractedText({
      type: 'table',
      rows: [
        ['Criterion', 'Points'],
        ['Need and community involvement', '30'],
      ],
      page: 4,
    });
    const { details } = await analyzeParts(
      [
        part({
          requirements: [
            requirement('Need … | 30', { text: 'Need counts 30 points.', kind: 'evaluation' }),
          ],
        }),
      ],
      extractedText,
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
  ])('quotes the document in place of a requirement with %s', async (_, text) => {
    const { requirements } = await analyzeParts([
      part({ requirements: [requirement(range, { text, kind: 'amount' })] }),
    ]);
    expect(requirements).toEqual([range]);
  });

  it('accepts spelled-out figures, and figures from the heading above', async () => {
    const extractedText = createExtractedText(
      heading('Category 3: Gardens'),
      paragraph('The narrative has no more than ten (10) pages.'),
    );
    const text = 'For category 3, the narrative has at most 10 pages.';
    const { requirements } = await analyzeParts(
      [part({ requirements: [requirement('no more than ten (10) pages', { text })] })],
      extractedText,
    );
    expect(requirements).toEqual([text]);
  });

  it('accepts figures in the title and in the introduction to a list or table', async () => {
    const extractedText = createExtractedText(
      heading('Garden Grants 2027'),
      paragraph('Applicants with a budget below $90,000 must:'),
      { type: 'item', depth: 0, ordered: false, text: 'have an audit or a review' },
    );
    const text = 'In 2027, applicants with a budget below $90,000 need an audit or a review.';
    const { requirements } = await analyzeParts(
      [part({ requirements: [requirement('have an audit or a review', { text })] })],
      extractedText,
    );
    expect(requirements).toEqual([text]);
  });

  it('drops text with addresses or figures that are not in the document', async () => {
    const analysis = await analyzeParts([
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
});
