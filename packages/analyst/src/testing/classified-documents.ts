import type { Block, Extraction, ExtractedText } from '@grantwright/shared/contract';
import { extractFrom } from '../extraction/extract.ts';
import { loadNameWeights } from '../extraction/name-weights.ts';
import {
  type FieldClassifier,
  type ClassifiedDocument,
  classifyDocument,
} from '../extraction/classified-document.ts';
import type { FieldClass } from '../model/fields.ts';

/** Builds a document with a paragraph per line, or a table row per list of cells. */
export const extractedTextOf = (
  lines: readonly (string | string[])[],
  more: Partial<ExtractedText> = {},
): ExtractedText => ({
  source: 'docx',
  blocks: lines.map((line): Block =>
    typeof line === 'string' ? { type: 'paragraph', text: line } : { type: 'table', rows: [line] },
  ),
  notes: [],
  ...more,
});

/** Assigns a field, with a probability, to units that contain the words. */
export type Rule = [words: string, given: FieldClass, probability: number];

/** Returns a fake model that classifies each unit by the first rule with matching words. */
const modelOf =
  (rules: readonly Rule[]): FieldClassifier =>
  (units) =>
    Promise.resolve(
      units.map(({ text }) => {
        const [, fieldClass = 'none', probability = 1] =
          rules.find(([words]) => text.includes(words)) ?? [];
        return new Map<FieldClass, number>([
          ['none', 1 - probability],
          [fieldClass, probability],
        ]);
      }),
    );

/** Classifies a document according to these rules. */
export const documentOf = (
  rules: readonly Rule[],
  extractedText: ExtractedText,
  name = 'document',
): Promise<ClassifiedDocument> =>
  classifyDocument({ name, reading: extractedText }, modelOf(rules));

/** Extracts fields from documents classified according to these rules. */
export const extractOf = async (
  rules: readonly Rule[],
  ...extractedTexts: ExtractedText[]
): Promise<Extraction> =>
  extractFrom(
    await Promise.all(
      extractedTexts.map((extractedText, index) =>
        documentOf(rules, extractedText, `document-${index + 1}`),
      ),
    ),
    await loadNameWeights(),
  );
