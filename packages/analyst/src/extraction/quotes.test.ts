import { type Block, extractionSchema, type ExtractedText } from '@grantwright/shared/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldClass, fields } from '../model/fields.ts';
import { extractFrom } from './extract.ts';
import { loadNameWeights } from './name-weights.ts';
import { type FieldClassifier, classifyDocument } from './classified-document.ts';

const weights = await loadNameWeights();

const extractedTextOf = (lines: string[]): ExtractedText => ({
  source: 'docx',
  blocks: lines.map((text): Block => ({ type: 'paragraph', text })),
  notes: [],
});

describe('extractFrom', () => {
  it("quotes only words from the document, regardless of the model's predictions", async () => {
    const line = fc.constantFrom(
      'The Larch River Fund, 45 Elm Street, Springfield, IL 62701',
      'We are a 501(c)(3) nonprofit, founded in 1998. Call (217) 555-0142.',
      'Our mission is to keep the river clean. We do so with everyone who lives there.',
      'Write to info@river.example.org or visit www.river.example.org.',
      'Total revenue: $410,000. Tax ID: 12-3456789.',
    );
    const judged = fc.array(
      fc.record({
        given: fc.constantFrom(...fields),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), judged, async (lines, probabilities) => {
        const judge: FieldClassifier = (units) =>
          Promise.resolve(
            units.map((_, index) => {
              const { given, probability } = probabilities[index % probabilities.length]!;
              return new Map<FieldClass, number>([
                [given, probability],
                ['none', 1 - probability],
              ]);
            }),
          );
        const document = await classifyDocument(
          { name: 'paper', reading: extractedTextOf(lines) },
          judge,
        );
        const found = extractFrom([document], weights);
        expect(extractionSchema.parse(found)).toEqual(found);
        for (const { quote = '' } of Object.values(found.sources ?? {}))
          expect(lines.some((text) => text.includes(quote))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
