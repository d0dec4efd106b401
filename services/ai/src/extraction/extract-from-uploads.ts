import { type Extraction, limits } from '@grantwright/shared/contract';
import type { Request } from 'express';
import type { Deps, Person } from '../deps.ts';
import { uploadReadings } from '../sources/upload-readings.ts';
import { extractFrom } from './extract-from.ts';

/** Extracts organization fields from files without saving them. */
export async function extractFromUploads(
  deps: Deps,
  person: Person,
  req: Request,
  signal: AbortSignal,
): Promise<Extraction> {
  const { documents, notes } = await uploadReadings(deps, person, req, signal);
  const extraction = await extractFrom(deps, person, documents, signal);
  const all = [...notes, ...(extraction.notes ?? [])].slice(0, limits.extractionFiles);
  return all.length > 0 ? { ...extraction, notes: all } : extraction;
}
