import type { Analysis, ExtractedText } from '@grantwright/shared/contract';
import type { ModelAnalysis } from '../src/openai/analysis/analysis-schema.ts';
import { toAnalysis } from '../src/openai/analysis/to-analysis.ts';
import { guidelines, paragraph, createExtractedText } from './extracted-texts.ts';

/** Returns the analysis of a model's responses, assuming that no requirement repeats another. */
export const analyzeParts = (
  parts: ModelAnalysis[],
  extractedText: ExtractedText = guidelines,
): Promise<Analysis> =>
  toAnalysis(extractedText, parts, {
    today: '2026-11-21',
    findReplacements: async (requirements) => requirements.map((_, index) => index),
  });

/** Creates a document from paragraphs. */
export const lines = (...texts: string[]): ExtractedText =>
  createExtractedText(...texts.map((text) => paragraph(text)));
