import { comparable, containsPhrase } from '../text/normalize.ts';
import { normalizeName } from './list-name-phrases.ts';
import type { ClassifiedUnit, ClassifiedDocument } from './classified-document.ts';

/** Number of units above a line to search for the name of its organization. */
const reach = 4;
/** Authorities that name other organizations in their letters, forms and certificates. */
const authority =
  /\b(?:internal revenue|department of|secretary of state|franchise tax board|corporation commission|attorney general|office of the (?:secretary|attorney)|registrar of)\b/i;
/** Forms filled in by the organization itself. */
const organizationForm =
  /\b(?:form (?:990|1023|w-?9)|return of organization|e-?postcard)\b|\b990\b/i;
const openingUnits = 12;
const maxLineLength = 160;

/** Weighs whether a unit describes the organization, based on the names above it. A weight of 1 is neutral. */
export type Ownership = (unit: ClassifiedUnit) => number;

/** Scores each line by the last organization named in it or just above it. */
export function findOwnership({ units }: ClassifiedDocument, name: string | undefined): Ownership {
  const bare = normalizeName(name ?? '');
  const owners = units.map(({ text, values }): 'own' | 'other' | undefined => {
    if (text.length > maxLineLength) return undefined;
    if (bare && containsPhrase(comparable(text), bare)) return 'own';
    const isOther = authority.test(text) || values.some(({ type }) => type === 'organization');
    return isOther ? 'other' : undefined;
  });
  const opening = units.slice(0, openingUnits).map(({ text }) => text);
  const isByAuthority =
    opening.some((text) => authority.test(text)) &&
    !opening.some((text) => organizationForm.test(text));
  const indexByUnit = new Map(units.map((unit, index) => [unit, index]));
  return (unit) => {
    const index = indexByUnit.get(unit);
    if (index === undefined) return 1;
    const owner = owners.slice(Math.max(0, index - reach), index + 1).findLast(Boolean);
    if (owner === 'own') return 1.3;
    if (owner === 'other') return 0.4;
    return isByAuthority ? 0.4 : 1;
  };
}
