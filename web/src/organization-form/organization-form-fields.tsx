import { organizationTypeLabels, organizationTypes } from '@grantwright/shared/contract';
import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type ControlProps } from '../ui/field.tsx';
import { Select, TextArea, TextInput } from '../ui/inputs.tsx';
import { color, font, media, size, space } from '../ui/tokens.ts';
import type {
  OrganizationErrors,
  OrganizationField,
  OrganizationForm,
} from './organization-form.ts';

/** What is shown around a field, such as the source of an extracted value. */
export type FieldExtras = { hint?: ReactNode; aside?: ReactNode; below?: ReactNode };

type OrganizationFormFieldsProps = {
  form: OrganizationForm;
  errors: OrganizationErrors;
  onChange: (field: OrganizationField, value: string) => void;
  heading: 'h2' | 'h3';
  /** Labels that differ from the organization dialog's. */
  labels?: Partial<Record<OrganizationField, string>>;
  /** Replaces the hint of a field or adds to it. */
  extrasFor?: (field: OrganizationField, label: string) => FieldExtras;
  /** Shown after the basic information. */
  children?: ReactNode;
};

type InputOptions = {
  placeholder?: string;
  hint?: string;
  required?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'url' | 'tel';
};

export const fieldId = (field: OrganizationField): string => `organization-${field}`;

export const focusField = (field: OrganizationField): void =>
  document.getElementById(fieldId(field))?.focus();

/** The fields of an organization, in the organization dialog and in step 1 of an application. */
export function OrganizationFormFields(props: OrganizationFormFieldsProps) {
  const { form, errors, onChange, heading, labels = {}, extrasFor, children } = props;

  function field(
    name: OrganizationField,
    defaultLabel: string,
    { hint, required = false }: Pick<InputOptions, 'hint' | 'required'>,
    control: (props: ControlProps) => ReactNode,
  ) {
    const label = labels[name] ?? defaultLabel;
    const { below, ...extras } = extrasFor?.(name, label) ?? {};
    return (
      <div>
        <Field
          id={fieldId(name)}
          label={label}
          error={errors[name]}
          hint={hint}
          required={required}
          {...extras}
        >
          {control}
        </Field>
        {below}
      </div>
    );
  }
  const line = (
    name: OrganizationField,
    label: string,
    { hint, required, ...input }: InputOptions = {},
  ) =>
    field(name, label, { ...(hint && { hint }), ...(required && { required }) }, (control) => (
      <TextInput
        autoComplete="off"
        {...input}
        {...control}
        value={form[name]}
        onChange={(event) => onChange(name, event.target.value)}
      />
    ));
  const paragraph = (name: OrganizationField, label: string, hint?: string) =>
    field(name, label, hint ? { hint } : {}, (control) => (
      <TextArea
        autoComplete="off"
        {...control}
        value={form[name]}
        onChange={(event) => onChange(name, event.target.value)}
      />
    ));

  return (
    <>
      <Section heading={heading} title="Basic Information">
        {line('name', 'Organization Name', { required: true })}
        {field('organizationType', 'Organization Type', {}, (control) => (
          <Select
            {...control}
            value={form.organizationType}
            onChange={(event) => onChange('organizationType', event.target.value)}
          >
            <option value="">Select a type</option>
            {organizationTypes.map((type) => (
              <option key={type} value={type}>
                {organizationTypeLabels[type]}
              </option>
            ))}
          </Select>
        ))}
      </Section>
      {children}
      <Section heading={heading} title="Mission and Projects">
        {paragraph(
          'missionStatement',
          'Mission Statement',
          'One or two sentences, as you would tell a funder.',
        )}
        {paragraph(
          'pastAchievements',
          'Past Achievements',
          'Include numbers: how many people, how often, since when.',
        )}
        {paragraph('currentProjects', 'Current Projects')}
        {line('focusAreas', 'Focus Areas', {
          placeholder: 'e.g. Education, Environment, Healthcare',
        })}
      </Section>
      <Section heading={heading} title="Financial Information">
        <Row>
          {line('annualBudget', 'Annual Budget', { placeholder: '$500,000' })}
          {line('foundedYear', 'Founded Year', { inputMode: 'numeric', placeholder: '1998' })}
        </Row>
        {line('taxIdNumber', 'Tax ID Number (EIN)', { placeholder: '12-3456789' })}
      </Section>
      <Section heading={heading} title="Contact Information">
        <Row>
          {line('contactInfo.email', 'Email', { type: 'email' })}
          {line('contactInfo.phone', 'Phone', { type: 'tel' })}
        </Row>
        {line('website', 'Website', { inputMode: 'url', placeholder: 'https://' })}
        {line('contactInfo.address', 'Address')}
        <Row>
          {line('contactInfo.city', 'City')}
          {line('contactInfo.state', 'State')}
          {line('contactInfo.postalCode', 'Postal Code')}
        </Row>
      </Section>
    </>
  );
}

type SectionProps = { heading: 'h2' | 'h3'; title: string; children: ReactNode };

/** A titled group of fields. */
export function Section({ heading: Heading, title, children }: SectionProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  /* A long word must not make the fields wider than the dialog. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & + & {
    margin-top: ${space[8]};
    padding-top: ${space[6]};
    border-top: 1px solid ${color.hairline};
  }
  h2,
  h3 {
    font: 550 ${size.large} / 1.3 ${font.serif};
  }
`;
const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  align-items: start;
  ${media.phone} {
    grid-auto-flow: row;
  }
`;
