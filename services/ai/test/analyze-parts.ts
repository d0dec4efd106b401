import type { Analysis, Reading } from '@grantwright/shared/contract';
import type { ModelAnalysis } from '../src/openai/analysis/analysis-schema.ts';
import { toAnalysis } from '../src/openai/analysis/to-analysis.ts';
import { guidelines, paragraph, readingOf } from './readings.ts';

/** The analysis of a model's responses, in which no requirement repeats another. */
export const analyzeParts = (
  parts: ModelAnalysis[],
  reading: Reading = guidelines,
): Promise<Analysis> =>
  toAnalysis(reading, parts, {
    today: '2026-11-21',
    findRepetitions: async (requirements) => requirements.map((_, index) => index),
  });

/** A document with these paragraphs. */
export const lines = (...texts: string[]): Reading =>
  readingOf(...texts.map((text) => paragraph(text)));
