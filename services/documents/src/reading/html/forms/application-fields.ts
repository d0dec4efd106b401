import { wordsOf } from './controls.ts';
import type { Field } from './field.ts';

const ofContact =
  /^\W*(?:(?:your|first|last|full|family|given|contact|user|company|organi[sz]ation) ?)*(?:name|surname|e-?mail|phone|telephone|mobile|fax|address|subject|message|comments?|enquiry|inquiry|question|company|organi[sz]ation|country|city|state|zip|postcode|website)\b|\bhow can we help\b/i;
const fewest = 3;

const says = ({ label, controls }: Field): string =>
  label.length > 0
    ? label.map(wordsOf).join(' ')
    : (controls[0]?.getAttribute('placeholder') ?? '');

const isFilter = (form: Element | null, fields: Field[]): boolean =>
  (form?.getAttribute('method') ?? '').toLowerCase() === 'get' &&
  fields.every(({ kind }) => kind !== 'long');

/** A form within a form is no form of its own. */
const outermostForm = (control: Element | undefined): Element | null => {
  let form = control?.closest('form') ?? null;
  for (let at = form; at; at = at.parentElement?.closest('form') ?? null) form = at;
  return form;
};

/**
 * The fields by which one applies, form by form: those of a form that asks more than who one is and what one
 * wants to say. A form to write to the site or to filter its lists asks nothing of an applicant.
 */
export const applicationFields = (fields: Field[]): Field[] => {
  const byForm = new Map<Element | null, Field[]>();
  for (const field of fields) {
    const form = outermostForm(field.controls[0]);
    byForm.set(form, [...(byForm.get(form) ?? []), field]);
  }
  return [...byForm].flatMap(([form, own]) => {
    const more = own.filter((field) => says(field) !== '' && !ofContact.test(says(field)));
    const typed = more.some(({ kind }) => kind !== 'choice');
    return more.length >= fewest && typed && !isFilter(form, own) ? own : [];
  });
};
