import type { Extraction } from '@grantwright/shared/contract';
import type { Deps, Person } from '../deps.ts';
import { libraryReading } from '../sources/library-reading.ts';
import { extractFrom } from './extract-from.ts';

/** Extracts organization fields from a library document. */
export async function extractFromDocument(
  deps: Deps,
  person: Person,
  documentId: string,
  signal: AbortSignal,
): Promise<Extraction> {
  const document = await libraryReading(deps, person, documentId, signal);
  return extractFrom(deps, person, [document], signal);
}
