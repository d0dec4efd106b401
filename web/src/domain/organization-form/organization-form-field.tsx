import { organizationTypeLabels, organizationTypes } from '@grantwright/shared/contract';
import { createContext, useContext, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { Field, type ControlProps } from '../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../ui/inputs.tsx';
import {
  emptyForm,
  type OrganizationErrors,
  type OrganizationField,
  type OrganizationForm,
} from './organization-form.ts';

/** Elements around a field, such as the source of an extracted value. */
export type FieldExtras = { hint?: ReactNode; aside?: ReactNode; below?: ReactNode };

export type FormContext = {
  form: OrganizationForm;
  errors: OrganizationErrors;
  onChange: (field: OrganizationField, value: string) => void;
  /** Labels that differ from the organization dialog's. */
  labels?: Partial<Record<OrganizationField, string>>;
  /** Replaces the hint of a field or adds to it. */
  extrasFor?: (field: OrganizationField, label: string) => FieldExtras;
};

export const OrganizationFormContext = createContext<FormContext>({
  form: emptyForm,
  errors: {},
  onChange: () => undefined,
});

export const getFieldId = (field: OrganizationField): string => `organization-${field}`;

export const focusField = (field: OrganizationField): void =>
  document.getElementById(getFieldId(field))?.focus();

type FormFieldProps = {
  name: OrganizationField;
  label: string;
  hint?: string;
  required?: boolean;
};
type FormControlProps = ControlProps & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** A field of the organization form, with the control rendered by `children`. */
function FormField({
  name,
  label: defaultLabel,
  children,
  ...props
}: FormFieldProps & { children: (control: FormControlProps) => ReactNode }) {
  const { form, errors, onChange, labels = {}, extrasFor } = useContext(OrganizationFormContext);
  const label = labels[name] ?? defaultLabel;
  const { below, ...extras } = extrasFor?.(name, label) ?? {};
  return (
    <div>
      <Field id={getFieldId(name)} label={label} error={errors[name]} {...props} {...extras}>
        {(control) =>
          children({
            ...control,
            value: form[name],
            onChange: ({ target }) => onChange(name, target.value),
          })
        }
      </Field>
      {below}
    </div>
  );
}

type LineProps = FormFieldProps & {
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'url' | 'tel';
};

export const TextLineField = ({ placeholder, type, inputMode, ...field }: LineProps) => (
  <FormField {...field}>
    {(control) => (
      <TextInput autoComplete="off" {...{ placeholder, type, inputMode }} {...control} />
    )}
  </FormField>
);

export const ParagraphField = (field: FormFieldProps) => (
  <FormField {...field}>{(control) => <TextArea autoComplete="off" {...control} />}</FormField>
);

export const OrganizationTypeSelect = (field: FormFieldProps) => (
  <FormField {...field}>
    {(control) => (
      <Select {...control}>
        <option value="">Select a type</option>
        {organizationTypes.map((type) => (
          <option key={type} value={type}>
            {organizationTypeLabels[type]}
          </option>
        ))}
      </Select>
    )}
  </FormField>
);
