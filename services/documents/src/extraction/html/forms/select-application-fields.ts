import { anyOf } from '@grantwright/shared/values/any-of';
import { joinWords } from './controls.ts';
import type { Field } from './field.ts';

const contactQuestions = anyOf(
  /^\W*(?:(?:your|first|last|full|family|given|contact|user|company|organi[sz]ation) ?)*(?:name|surname|e-?mail|phone|telephone|mobile|fax|address|subject|message|comments?|enquiry|inquiry|question|company|organi[sz]ation|country|city|state|zip|postcode|website)\b/i,
  /\bhow can we help\b/i,
);
const minQuestions = 3;

const getQuestion = ({ label, controls }: Field): string =>
  label.length > 0 ? joinWords(label) : (controls[0]?.getAttribute('placeholder') ?? '');

const isFilter = (form: Element | null, fields: Field[]): boolean =>
  (form?.getAttribute('method') ?? '').toLowerCase() === 'get' &&
  fields.every(({ kind }) => kind !== 'long');

function findOutermostForm(control: Element | undefined): Element | null {
  let form = control?.closest('form') ?? null;
  for (let ancestor = form; ancestor; ancestor = ancestor.parentElement?.closest('form') ?? null)
    form = ancestor;
  return form;
}

/** Selects the fields of application forms. Excludes forms that only contact the site or filter its lists. */
export function selectApplicationFields(fields: Field[]): Field[] {
  const byForm = new Map<Element | null, Field[]>();
  for (const field of fields) {
    const form = findOutermostForm(field.controls[0]);
    byForm.set(form, [...(byForm.get(form) ?? []), field]);
  }
  return [...byForm].flatMap(([form, formFields]) => {
    const questions = formFields.filter((field) => {
      const question = getQuestion(field);
      return question !== '' && !contactQuestions.test(question);
    });
    const hasText = questions.some(({ kind }) => kind !== 'choice');
    return questions.length >= minQuestions && hasText && !isFilter(form, formFields)
      ? formFields
      : [];
  });
}
