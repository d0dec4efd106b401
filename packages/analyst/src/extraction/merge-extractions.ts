import type { Extraction } from '@grantwright/shared/contract';
import { assembleExtraction } from './assemble-extraction.ts';
import { chooseField, type DocumentFields } from './choose-field.ts';

/** Merges the fields found by a language model in several documents, using the rules of the built-in analyst. */
export function mergeExtractions(documents: readonly DocumentFields[]): Extraction {
  const pick = <F extends keyof DocumentFields>(field: F) =>
    chooseField(
      field,
      documents.map((document) => document[field] ?? []),
    );
  return assembleExtraction({
    name: pick('name'),
    mission: pick('mission'),
    achievements: pick('achievements'),
    projects: pick('projects'),
    type: pick('type'),
    ein: pick('ein'),
    budget: pick('budget'),
    founded: pick('founded'),
    website: pick('website'),
    focus: pick('focus'),
    email: pick('email'),
    phone: pick('phone'),
    address: pick('address'),
  });
}
