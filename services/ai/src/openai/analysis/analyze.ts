import type { Analysis } from '@grantwright/shared/contract';
import type { AnalyzeInput } from '../../providers/provider.ts';
import { askByChunks } from '../reading/ask-by-chunks.ts';
import type { OpenAiTools } from '../tools.ts';
import { analysisTask } from './analysis-task.ts';
import { analysisWire, analysisWireFor } from './analysis-wire.ts';
import { toAnalysis } from './to-analysis.ts';

/** Has every part of the guidelines read, side by side, and joins what holds. */
export async function analyze(tools: OpenAiTools, input: AnalyzeInput): Promise<Analysis> {
  const { reading, signal, onProgress } = input;
  const parts = await askByChunks(tools, {
    name: 'guidelines',
    task: analysisTask,
    schema: analysisWire,
    leanSchema: analysisWireFor,
    reading,
    signal,
    onUsage: input.onUsage,
    reserve: input.reserve,
    onPart: (done, total) => onProgress({ stage: 'analyzing', done, total }),
  });
  return toAnalysis(reading, parts);
}
