import { mergeExtractions, type DocumentFields } from '@grantwright/analyst';
import type { Extraction } from '@grantwright/shared/contract';
import type { ExtractInput, SourceDocument } from '../../providers/provider.ts';
import { createQuoteFinderInSlices } from '../quotes/find-quote.ts';
import { isUnusable, requestByChunks } from '../chunks/request-by-chunks.ts';
import { runInTimeSlices } from '../quotes/time-slices.ts';
import type { OpenAiTools } from '../tools.ts';
import type { ProviderFault } from '../transport/fault.ts';
import { extractionPrompt } from './extraction-prompt.ts';
import { extractionSchema, createExtractionSchema } from './extraction-schema.ts';
import { createDocumentFields } from './create-document-fields.ts';

/**
 * Extracts fields from the organization's documents one after another, chunk by chunk. Notes list the documents that
 * the model could not read completely.
 *
 * @throws ProviderFault, including when no document has a usable response
 */
export async function extract(tools: OpenAiTools, input: ExtractInput): Promise<Extraction> {
  const { documents, onProgress } = input;
  const extractions: DocumentFields[] = [];
  const faults: ProviderFault[] = [];
  const notes: string[] = [];
  for (const [index, document] of documents.entries()) {
    onProgress({ stage: 'analyzing', done: index, total: documents.length });
    try {
      const { responses, unusable } = await requestFields(tools, input, document);
      const finder = await runInTimeSlices(createQuoteFinderInSlices(document.reading));
      extractions.push(createDocumentFields(document, responses, finder));
      if (unusable.length > 0) notes.push(writePartNote(document));
    } catch (error) {
      if (!isUnusable(error)) throw error;
      faults.push(error);
      notes.push(writeDocumentNote(document));
    }
  }
  const [fault] = faults;
  if (fault && extractions.length === 0) throw fault;
  onProgress({ stage: 'analyzing', done: documents.length, total: documents.length });
  const merged = mergeExtractions(extractions);
  const all = [...notes, ...(merged.notes ?? [])];
  return all.length > 0 ? { ...merged, notes: all.slice(0, maxNotes) } : merged;
}

const maxNotes = 10;

const requestFields = (
  tools: OpenAiTools,
  { signal, onUsage, reserve }: ExtractInput,
  { reading: extractedText }: SourceDocument,
) =>
  requestByChunks(tools, {
    name: 'document',
    task: extractionPrompt,
    schema: extractionSchema,
    lean: (chars) => ({ task: extractionPrompt, schema: createExtractionSchema(chars) }),
    extractedText,
    signal,
    onUsage,
    reserve,
    onPart: () => undefined,
  });

const writePartNote = ({ name }: SourceDocument): string =>
  `${name}: the AI service couldn’t read part of this document.`;

const writeDocumentNote = ({ name }: SourceDocument): string =>
  `${name}: the AI service couldn’t read this document. Try the built-in analyst.`;
