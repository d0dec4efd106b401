import type { Extraction } from '@grantwright/shared/contract';
import type { Locate, Place } from '../labels/locate.ts';
import type { Field } from '../labels/vocabulary.ts';

export type GivenField = { path: string; field: Field; value: string; places: Place[] };

/** The label name of each extraction field. */
const fieldOf: Partial<Record<string, Field>> = {
  name: 'name',
  missionStatement: 'mission',
  pastAchievements: 'achievements',
  currentProjects: 'projects',
  organizationType: 'type',
  taxIdNumber: 'ein',
  annualBudget: 'budget',
  foundedYear: 'founded',
  website: 'website',
  focusAreas: 'focus',
  'contactInfo.email': 'email',
  'contactInfo.phone': 'phone',
  'contactInfo.address': 'address',
  'contactInfo.city': 'address',
  'contactInfo.state': 'address',
  'contactInfo.postalCode': 'address',
};

/** Returns the values of an extraction with their places in the document. */
export function listGivenFields(extraction: Extraction, locate: Locate): GivenField[] {
  const { contactInfo = {}, sources = {}, conflicts: _, notes: __, ...fields } = extraction;
  const contact = Object.entries(contactInfo).map(([name, value]) => [
    `contactInfo.${name}`,
    value,
  ]);
  return [...Object.entries(fields), ...contact].flatMap(([path, value]) => {
    const field = fieldOf[String(path)];
    if (!field || value === undefined || value === '') return [];
    const source = sources[String(path)];
    const places = locate(source?.quote ?? String(value), source?.page);
    return [{ path: String(path), field, value: String(value), places }];
  });
}
