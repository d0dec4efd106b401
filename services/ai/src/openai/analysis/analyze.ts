import type { Analysis } from '@grantwright/shared/contract';
import type { AnalyzeInput } from '../../providers/provider.ts';
import { requestByChunks } from '../reading/request-by-chunks.ts';
import type { OpenAiTools } from '../tools.ts';
import { analysisTask } from './analysis-task.ts';
import { analysisSchema, analysisSchemaFor } from './analysis-schema.ts';
import { toAnalysis } from './to-analysis.ts';

/** Analyzes every chunk of the guidelines concurrently and merges the verified results. */
export async function analyze(tools: OpenAiTools, input: AnalyzeInput): Promise<Analysis> {
  const { reading, signal, onProgress } = input;
  const parts = await requestByChunks(tools, {
    name: 'guidelines',
    task: analysisTask,
    schema: analysisSchema,
    leanSchema: analysisSchemaFor,
    reading,
    signal,
    onUsage: input.onUsage,
    reserve: input.reserve,
    onPart: (done, total) => onProgress({ stage: 'analyzing', done, total }),
  });
  return toAnalysis(reading, parts);
}
