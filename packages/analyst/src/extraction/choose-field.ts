import type { Field } from '../model/fields.ts';
import type { AddressFields } from './addresses.ts';
import type { SourcedCandidate } from './candidate.ts';
import { type Choice, chooseValue } from './choose-value.ts';
import { fieldRules } from './field-rules.ts';
import {
  isSameName,
  isSameNumber,
  isSamePlace,
  isSameSite,
  isSameText,
  type IsSame,
} from './same-field.ts';

type ValueOf<F extends Field> = F extends 'founded'
  ? number
  : F extends 'address'
    ? AddressFields
    : string;

/** The candidates of one document, by field. */
export type DocumentFields = { [F in Field]?: SourcedCandidate<ValueOf<F>>[] };
export type FieldChoices = { [F in Field]?: Choice<ValueOf<F>> | undefined };

const isSame: { [F in Field]: IsSame<ValueOf<F>> } = {
  name: isSameName,
  mission: isSameText,
  achievements: isSameText,
  projects: isSameText,
  type: isSameText,
  ein: isSameNumber,
  budget: isSameText,
  founded: isSameText,
  website: isSameSite,
  focus: isSameText,
  email: isSameText,
  phone: isSameNumber,
  address: isSamePlace,
};

/**
 * Chooses the value of a field across documents. Different passages do not contradict each other, unlike different
 * values.
 */
export function chooseField<F extends Field>(
  field: F,
  documents: readonly (readonly SourcedCandidate<ValueOf<F>>[])[],
): Choice<ValueOf<F>> | undefined {
  const rule = fieldRules[field];
  const choice = chooseValue(documents, { ...rule, isSame: isSame[field] });
  return choice && (rule.label ? choice : { ...choice, others: [] });
}
