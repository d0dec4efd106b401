import type { Analysis, Requirement } from '@grantwright/shared/contract';
import type { AnalyzeInput } from '../../providers/provider.ts';
import { createQuoteFinder } from '../reading/find-quote.ts';
import { requestByChunks } from '../reading/request-by-chunks.ts';
import type { OpenAiTools } from '../tools.ts';
import { analysisTask, compactAnalysisTask } from './analysis-task.ts';
import { analysisSchema, analysisSchemaFor } from './analysis-schema.ts';
import { chunkContext } from './chunk-context.ts';
import { compactSchemaFor } from './compact-schema.ts';
import { toAnalysis } from './to-analysis.ts';

/** The chunks of a model whose context has no room for the complete instructions are shorter. */
const minChars = 4_000;

/**
 * Analyzes the chunks of the guidelines and merges the verified results. The first chunk is analyzed before the
 * others, which get its findings and the outline of the document.
 */
export async function analyze(tools: OpenAiTools, input: AnalyzeInput): Promise<Analysis> {
  const { reading, userId, signal, onProgress, today } = input;
  const finder = createQuoteFinder(reading);
  const parts = await requestByChunks(tools, {
    name: 'guidelines',
    task: analysisTask,
    schema: analysisSchema,
    lean: (chars) =>
      chars < minChars
        ? { task: compactAnalysisTask, schema: compactSchemaFor(chars) }
        : { task: analysisTask, schema: analysisSchemaFor(chars) },
    contextFor: (first) => chunkContext(reading, finder, first),
    reading,
    signal,
    onUsage: input.onUsage,
    reserve: input.reserve,
    onPart: (done, total) => onProgress({ stage: 'analyzing', done, total }),
  });
  return toAnalysis(reading, parts, {
    today,
    findRepetitions: (requirements) => repetitionsIn(tools, requirements, { userId, signal }),
  });
}

/** Without repetitions if they cannot be found: the analysis is complete, only longer. */
async function repetitionsIn(
  { findRepetitions }: OpenAiTools,
  requirements: readonly Requirement[],
  options: { userId: string; signal: AbortSignal },
): Promise<number[]> {
  const own = requirements.map((_, at) => at);
  if (!findRepetitions || requirements.length < 2) return own;
  return findRepetitions(requirements, options).catch(() => {
    options.signal.throwIfAborted();
    return own;
  });
}
