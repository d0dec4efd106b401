import { organizationTypeLabels, organizationTypes } from '@grantwright/shared/contract';
import { Field } from '../../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../../ui/inputs.tsx';
import { Pair, Section } from '../layout/section.tsx';
import type { OrganizationField, OrganizationForm } from '../state/organization-form.ts';

type OrganizationFieldsProps = {
  form: OrganizationForm;
  errors: Partial<Record<OrganizationField, string>>;
  onEdit: (field: OrganizationField, value: string) => void;
};

/** The organization's details, to be changed for this application only. */
export function OrganizationFields({ form, errors, onEdit }: OrganizationFieldsProps) {
  const line = (
    field: OrganizationField,
    label: string,
    input: { type?: string; inputMode?: 'numeric' | 'tel' | 'url'; hint?: string } = {},
  ) => {
    const { hint, ...attributes } = input;
    return (
      <Field id={`organization-${field}`} label={label} hint={hint} error={errors[field]}>
        {(control) => (
          <TextInput
            {...control}
            {...attributes}
            autoComplete="off"
            value={form[field]}
            onChange={(event) => onEdit(field, event.target.value)}
          />
        )}
      </Field>
    );
  };
  const text = (field: OrganizationField, label: string) => (
    <Field id={`organization-${field}`} label={label} error={errors[field]}>
      {(control) => (
        <TextArea
          {...control}
          value={form[field]}
          onChange={(event) => onEdit(field, event.target.value)}
        />
      )}
    </Field>
  );

  return (
    <>
      <Section title="What you do">
        {line('name', 'Organization name')}
        <Field id="organization-type" label="Organization type">
          {(control) => (
            <Select
              {...control}
              value={form.type}
              onChange={(event) => onEdit('type', event.target.value)}
            >
              <option value="">Not given</option>
              {organizationTypes.map((type) => (
                <option key={type} value={type}>
                  {organizationTypeLabels[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('mission', 'Mission statement')}
        {text('achievements', 'Past achievements')}
        {text('currentProjects', 'Current projects')}
        {line('focusAreas', 'Focus areas', {
          hint: 'For example: education, environment, healthcare.',
        })}
      </Section>
      <Section title="Money and registration">
        <Pair>
          {line('annualBudget', 'Annual budget')}
          {line('foundedYear', 'Founded year', { inputMode: 'numeric' })}
          {line('taxId', 'Tax ID number')}
        </Pair>
      </Section>
      <Section title="Contact">
        <Pair>
          {line('email', 'Contact email', { type: 'email' })}
          {line('phone', 'Phone', { inputMode: 'tel' })}
        </Pair>
        {line('website', 'Website', { inputMode: 'url' })}
        {line('address', 'Address')}
        <Pair>
          {line('city', 'City')}
          {line('state', 'State')}
          {line('postalCode', 'Postal code')}
        </Pair>
      </Section>
    </>
  );
}
