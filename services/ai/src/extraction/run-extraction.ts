import { limits, type Extraction } from '@grantwright/shared/contract';
import type { Live } from '../analysis/analyze-reading.ts';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-work.ts';

/** Extracts organization fields from documents. */
export async function runExtraction(
  { analysts, accounts }: Deps,
  { ownerId, request, documents, memory }: JobInput<'extraction'>,
  { signal, onProgress }: Live,
): Promise<Extraction> {
  const extraction = await analysts.configured.extract({
    documents,
    userId: ownerId,
    signal,
    onProgress,
    memory,
    reserve: (max) => accounts.reserve(ownerId, max),
  });
  const notes = [...request.notes, ...(extraction.notes ?? [])].slice(0, limits.extractionFiles);
  return notes.length > 0 ? { ...extraction, notes } : extraction;
}
