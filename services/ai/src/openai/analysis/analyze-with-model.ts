import { limits, type Analysis, type Requirement } from '@grantwright/shared/contract';
import type { AnalyzeInput } from '../../providers/provider.ts';
import { createQuoteFinderInSlices } from '../quotes/find-quote.ts';
import { type Chunk, getOpening } from '../chunks/chunk-text.ts';
import { requestByChunks } from '../chunks/request-by-chunks.ts';
import { runInTimeSlices } from '../quotes/time-slices.ts';
import type { OpenAiTools } from '../tools.ts';
import { analysisPrompt, compactAnalysisPrompt } from './analysis-prompt.ts';
import { analysisSchema, createAnalysisSchema } from './analysis-schema.ts';
import { writeChunkContext } from './write-chunk-context.ts';
import { createCompactSchema } from './compact-schema.ts';
import { toAnalysis } from './to-analysis.ts';

/** If a chunk is shorter than this, the model's context has no room for the full instructions. */
const minChars = 4_000;

/**
 * Analyzes the guidelines in chunks and merges the verified results. The first chunk is analyzed before the others,
 * whose requests include its findings and the outline of the document.
 */
export async function analyzeWithModel(tools: OpenAiTools, input: AnalyzeInput): Promise<Analysis> {
  const { extractedText, userId, signal, onProgress, today } = input;
  const finder = await runInTimeSlices(createQuoteFinderInSlices(extractedText));
  const { responses, unusable } = await requestByChunks(tools, {
    name: 'guidelines',
    task: analysisPrompt,
    schema: analysisSchema,
    lean: (chars) =>
      chars < minChars
        ? { task: compactAnalysisPrompt, schema: createCompactSchema(chars) }
        : { task: analysisPrompt, schema: createAnalysisSchema(chars) },
    contextFor: (first) => writeChunkContext(extractedText, finder, first),
    extractedText,
    signal,
    onUsage: input.onUsage,
    reserve: input.reserve,
    onPart: (done, total) => onProgress({ stage: 'analyzing', done, total }),
  });
  const analysis = await toAnalysis(extractedText, responses, {
    today,
    findReplacements: (requirements) => listRepetitions(tools, requirements, { userId, signal }),
  });
  return unusable.length > 0 ? markIncomplete(analysis, unusable) : analysis;
}

const markIncomplete = ({ details, ...analysis }: Analysis, unusable: Chunk[]): Analysis => ({
  ...analysis,
  details: {
    ...details,
    isIncomplete: true,
    notes: [...unusable.map(writeUnusableNote), ...details.notes].slice(0, limits.notes),
  },
});

const writeUnusableNote = (chunk: Chunk): string =>
  `The AI service couldn’t analyze one part of the guidelines. Read it yourself; it starts with “${getOpening(chunk)}”`;

/** Returns no repetitions if the search fails, because the analysis is still complete without merging, only longer. */
async function listRepetitions(
  { findRepetitions }: OpenAiTools,
  requirements: readonly Requirement[],
  options: { userId: string; signal: AbortSignal },
): Promise<number[]> {
  const indices = requirements.map((_, index) => index);
  if (!findRepetitions || requirements.length < 2) return indices;
  return findRepetitions(requirements, options).catch(() => {
    options.signal.throwIfAborted();
    return indices;
  });
}
