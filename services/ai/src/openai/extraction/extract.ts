import type { Extraction } from '@grantwright/shared/contract';
import type { ExtractInput } from '../../providers/provider.ts';
import { askByChunks } from '../reading/ask-by-chunks.ts';
import type { OpenAiTools } from '../tools.ts';
import { extractionTask } from './extraction-task.ts';
import { extractionWire, extractionWireFor } from './extraction-wire.ts';
import { mergeExtractions, toExtraction } from './to-extraction.ts';

/** Reads the organization's papers one after another, each part for part. */
export async function extract(tools: OpenAiTools, input: ExtractInput): Promise<Extraction> {
  const { documents, signal, onUsage, reserve, onProgress } = input;
  const found: Extraction[] = [];
  for (const [index, document] of documents.entries()) {
    const parts = await askByChunks(tools, {
      name: 'document',
      task: extractionTask,
      schema: extractionWire,
      leanSchema: extractionWireFor,
      reading: document.reading,
      signal,
      onUsage,
      reserve,
      onPart: () => onProgress({ stage: 'analyzing', done: index, total: documents.length }),
    });
    found.push(toExtraction(document, parts));
  }
  onProgress({ stage: 'analyzing', done: documents.length, total: documents.length });
  return mergeExtractions(found);
}
