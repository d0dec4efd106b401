import { organizationTypeLabels, organizationTypes } from '@grantwright/shared/contract';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Field } from '../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../ui/inputs.tsx';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import { Disagreement } from './extraction/disagreement.tsx';
import { useFound } from './extraction/found-context.ts';
import { FoundNote, PutBack } from './extraction/found-note.tsx';
import type { FieldPath, OrganizationForm } from './organization-form.ts';
import { maxLengthOf } from './organization-form.ts';

type TextProps = {
  path: FieldPath;
  label: string;
  placeholder?: string;
  hint?: string;
  required?: boolean;
  lines?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'url' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** Where a field's value was found, in the place of its hint, and the way back beside its label. */
function useFoundParts(path: FieldPath, label: string, hint?: string) {
  const { source, putBack } = useFound(path);
  return source
    ? { hint: <FoundNote source={source} />, aside: <PutBack label={label} onClick={putBack} /> }
    : { hint };
}

function Text({ path, label, hint, required, lines, ...input }: TextProps) {
  const { register, getFieldState, formState } = useFormContext<OrganizationForm>();
  const error = getFieldState(path, formState).error?.message;
  const Control = lines ? TextArea : TextInput;
  return (
    <div>
      <Field
        label={label}
        error={error}
        {...useFoundParts(path, label, hint)}
        {...(required && { required })}
      >
        {(control) => (
          <Control
            autoComplete="off"
            {...input}
            {...control}
            {...(register(path) as object)}
            maxLength={maxLengthOf(path)}
          />
        )}
      </Field>
      <Disagreement path={path} label={label} />
    </div>
  );
}

/** `children`: what stands between the first section and the rest. */
export function OrganizationFields({ children }: { children: ReactNode }) {
  const { register } = useFormContext<OrganizationForm>();
  return (
    <>
      <Section>
        <h3>Basic Information</h3>
        <Text path="name" label="Organization Name" required />
        <div>
          <Field
            label="Organization Type"
            {...useFoundParts('organizationType', 'Organization Type')}
          >
            {(control) => (
              <Select {...control} {...register('organizationType')}>
                <option value="">Select a type</option>
                {organizationTypes.map((type) => (
                  <option key={type} value={type}>
                    {organizationTypeLabels[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Disagreement path="organizationType" label="Organization Type" />
        </div>
      </Section>
      <Section>
        <h3>Auto-populate from Documents (Optional)</h3>
        {children}
      </Section>
      <Section>
        <h3>Mission and Projects</h3>
        <Text
          path="missionStatement"
          label="Mission Statement"
          hint="One or two sentences, as you would tell a funder."
          lines
        />
        <Text
          path="pastAchievements"
          label="Past Achievements"
          hint="Include numbers: how many people, how often, since when."
          lines
        />
        <Text path="currentProjects" label="Current Projects" lines />
        <Text
          path="focusAreas"
          label="Focus Areas"
          placeholder="e.g. Education, Environment, Healthcare"
        />
      </Section>
      <Section>
        <h3>Financial Information</h3>
        <Row>
          <Text path="annualBudget" label="Annual Budget" placeholder="$500,000" />
          <Text path="foundedYear" label="Founded Year" inputMode="numeric" placeholder="1998" />
        </Row>
        <Text path="taxIdNumber" label="Tax ID Number (EIN)" placeholder="12-3456789" />
      </Section>
      <Section>
        <h3>Contact Information</h3>
        <Row>
          <Text path="contactInfo.email" label="Email" type="email" />
          <Text path="contactInfo.phone" label="Phone" type="tel" />
        </Row>
        <Text path="website" label="Website" inputMode="url" placeholder="https://" />
        <Text path="contactInfo.address" label="Address" />
        <Row>
          <Text path="contactInfo.city" label="City" />
          <Text path="contactInfo.state" label="State" />
          <Text path="contactInfo.postalCode" label="Postal Code" />
        </Row>
      </Section>
    </>
  );
}

const Section = styled.section`
  display: grid;
  /* A word without an end must not make the fields wider than the dialog. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & + & {
    margin-top: ${space[8]};
    padding-top: ${space[6]};
    border-top: 1px solid ${color.hairline};
  }
  h3 {
    font: 550 ${size.large} / 1.3 ${font.serif};
  }
`;
const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  ${media.phone} {
    grid-auto-flow: row;
  }
`;
