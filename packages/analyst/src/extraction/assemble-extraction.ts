import type { Extraction } from '@grantwright/shared/contract';
import { fields } from '../model/fields.ts';
import { addressKeys } from './addresses.ts';
import type { Choice } from './choose-value.ts';
import type { FieldChoices } from './choose-field.ts';
import { writeConflictNote, listConflicts } from './conflict-notes.ts';
import { fieldRules } from './field-rules.ts';

const maxNotes = 10;

type Entry = [path: string, choice: Choice<string | number>, label?: string | undefined];

/** Converts the chosen values to the contract's form, with sources, conflicts and notes. */
export function assembleExtraction({ address, ...choices }: FieldChoices): Extraction {
  const values: Record<string, unknown> = {};
  const contactInfo: Record<string, unknown> = {};
  const sources: NonNullable<Extraction['sources']> = {};
  const conflicts: NonNullable<Extraction['conflicts']> = {};
  const notes: string[] = [];
  for (const [path, choice, label] of [
    ...listLineEntries(choices),
    ...listAddressEntries(address),
  ]) {
    const { value, document, quote, page } = choice.chosen;
    const [group, key] = path.split('.');
    if (key) contactInfo[key] = value;
    else values[group ?? path] = value;
    sources[path] = { document, quote, ...(page !== undefined && { page }) };
    if (choice.others.length === 0) continue;
    conflicts[path] = listConflicts(choice.others);
    if (label) notes.push(writeConflictNote(label, choice).slice(0, 2_000));
  }
  const isFilled = (record: object): boolean => Object.keys(record).length > 0;
  return {
    ...values,
    ...(isFilled(contactInfo) && { contactInfo }),
    ...(isFilled(sources) && { sources }),
    ...(isFilled(conflicts) && { conflicts }),
    ...(notes.length > 0 && { notes: notes.slice(0, maxNotes) }),
  };
}

const listLineEntries = (choices: Omit<FieldChoices, 'address'>): Entry[] =>
  fields.flatMap((field): Entry[] => {
    const choice = field === 'address' ? undefined : choices[field];
    return choice ? [[fieldRules[field].path, choice, fieldRules[field].label]] : [];
  });

/** Splits the chosen address into fields. Reports conflicts with other documents only on the street. */
function listAddressEntries(choice: FieldChoices['address']): Entry[] {
  if (!choice) return [];
  const { chosen, others } = choice;
  return addressKeys.flatMap((key): Entry[] => {
    const part = chosen.value[key];
    if (!part) return [];
    const other = key === 'address' ? others : [];
    const rest = other.flatMap((alternative) => {
      const part = alternative.value[key];
      return part ? [{ ...alternative, ...part }] : [];
    });
    const label = key === 'address' ? fieldRules.address.label : undefined;
    return [[`contactInfo.${key}`, { chosen: { ...chosen, ...part }, others: rest }, label]];
  });
}
