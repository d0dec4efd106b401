import type { Extraction } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import type { SourceDocument } from '../providers/provider.ts';

/** Extracts organization fields from documents. */
export async function extractFrom(
  deps: Deps,
  person: Person,
  documents: SourceDocument[],
  signal: AbortSignal,
): Promise<Extraction> {
  return deps.analysts.configured.extract({
    documents,
    userId: person.id,
    signal,
    onProgress: () => undefined,
    reserve: (max) => deps.accounts.reserve(person.id, max),
  });
}
