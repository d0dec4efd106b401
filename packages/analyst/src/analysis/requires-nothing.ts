import type { RequirementKind } from '@grantwright/shared/contract';
import type { Unit } from '../document/unit.ts';

const example = /^\W*(?:for (?:example|instance)\b|examples?(?: \d{1,2})?[:.])/i;
/** A declaration to be signed by the applicant on the form. */
const declaration =
  /^\W*I (?:hereby |also |fully ){0,2}(?:acknowledge|understand|declare|certify|authori[sz]e|agree|confirm|have (?:read|received))\b/i;
const statement =
  /\b(?:must|shall|should|may|will|can|cannot|required?|requires|only|not|no|accept\w*|apply|applies|closes?|opens?|due)\b/i;
/** A title followed by an explanation: "Budget → realistic and in proportion to the work". */
const explained = /(?:[:–—→]|\s-)\s(?:\S+\s){3}\S/;
/** Kinds of requirements that a title alone can state: "CV or Resume", "Nonprofits in Ohio", "12-point font". */
const namedInTitle: ReadonlySet<RequirementKind> = new Set(['attachment', 'eligibility', 'format']);

/**
 * Whether a line is worded like a requirement but does not require anything: an example, a declaration on a form, or a
 * title without a value or statement.
 */
export function requiresNothing(unit: Unit, kind: RequirementKind): boolean {
  const { text, values } = unit;
  if (example.test(text)) return true;
  if (kind !== 'eligibility' && declaration.test(text)) return true;
  const isTitle = unit.kind === 'heading' || unit.kind === 'label';
  if (!isTitle || values.length > 0 || namedInTitle.has(kind)) return false;
  return !statement.test(text) && !explained.test(text);
}
