import { limits, type Extraction } from '@grantwright/shared/contract';
import type { Deps } from '../deps.ts';
import type { JobInput } from '../jobs/job-input.ts';
import type { WorkOptions } from '../jobs/new-job.ts';
import { chooseProvider } from '../providers/analysts.ts';

/** Extracts organization fields from documents. */
export async function runExtraction(
  { analysts }: Deps,
  { ownerId, request, documents, memory, usage }: JobInput<'extraction'>,
  { signal, onProgress }: WorkOptions,
): Promise<Extraction> {
  const provider = chooseProvider(analysts, request.provider);
  const extraction = await provider.extract({
    documents,
    userId: ownerId,
    signal,
    onProgress,
    memory,
    reserve: usage.reserve,
  });
  const notes = [...request.notes, ...(extraction.notes ?? [])].slice(0, limits.extractionFiles);
  return { ...extraction, ...(notes.length > 0 && { notes }), provider: provider.name };
}
