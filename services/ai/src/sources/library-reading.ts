import { internalCalls } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import type { SourceDocument } from '../providers/provider.ts';
import { requireText } from './require-text.ts';

/** It may still be being read when it is asked for; a scan of many pages takes two minutes. */
const timeout = 150_000;

/** The text of a document of the person's library; 404 when it is another's, 422 with the reason when it cannot be read. */
export async function libraryReading(
  { internal }: Pick<Deps, 'internal'>,
  person: Person,
  documentId: string,
  signal: AbortSignal,
): Promise<Required<SourceDocument>> {
  const { name, reading } = await internal.call(internalCalls.getReading, {
    token: person.token,
    params: { id: documentId },
    signal,
    timeout,
  });
  return { documentId, name, reading: requireText(reading, `"${name}"`) };
}
