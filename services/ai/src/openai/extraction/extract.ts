import type { Extraction } from '@grantwright/shared/contract';
import type { ExtractInput } from '../../providers/provider.ts';
import { requestByChunks } from '../reading/request-by-chunks.ts';
import type { OpenAiTools } from '../tools.ts';
import { extractionTask } from './extraction-task.ts';
import { extractionSchema, extractionSchemaFor } from './extraction-schema.ts';
import { mergeExtractions, toExtraction } from './to-extraction.ts';

/** Extracts from the organization’s documents one after another, chunk by chunk. */
export async function extract(tools: OpenAiTools, input: ExtractInput): Promise<Extraction> {
  const { documents, signal, onUsage, reserve, onProgress } = input;
  const found: Extraction[] = [];
  for (const [index, document] of documents.entries()) {
    const parts = await requestByChunks(tools, {
      name: 'document',
      task: extractionTask,
      schema: extractionSchema,
      lean: (chars) => ({ task: extractionTask, schema: extractionSchemaFor(chars) }),
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
