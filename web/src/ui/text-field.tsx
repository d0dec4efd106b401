import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { TextArea, TextInput } from './inputs.tsx';

type Labels = Omit<FieldProps, 'children'>;

/** A labeled text input. */
export const TextField = (props: Labels & ComponentProps<typeof TextInput>) => {
  const { label, hint, error, required, optional, aside, id, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, optional, aside, id }}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
};

/** A labeled text area, which grows with its text. */
export const TextAreaField = (props: Labels & ComponentProps<typeof TextArea>) => {
  const { label, hint, error, required, optional, aside, id, ...area } = props;
  return (
    <Field {...{ label, hint, error, required, optional, aside, id }}>
      {(control) => <TextArea {...control} {...area} />}
    </Field>
  );
};

/** Returns the texts of the named fields of a form. */
export function readFormValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const values = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as Record<Name, string>;
}
