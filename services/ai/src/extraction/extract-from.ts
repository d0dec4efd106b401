import type { Extraction } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import type { SourceDocument } from '../providers/provider.ts';

/** The organization fields that documents clearly give. */
export async function extractFrom(
  deps: Deps,
  person: Person,
  documents: SourceDocument[],
  signal: AbortSignal,
): Promise<Extraction> {
  const provider = deps.analysts.configured;
  if (provider.name === 'openai') await deps.accounts.beforeUse(person.id);
  return provider.extract({
    documents,
    userId: person.id,
    signal,
    onProgress: () => undefined,
    onUsage: (usage) => deps.accounts.book(person.id, usage),
  });
}
