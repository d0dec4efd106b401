import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, size, space } from '../../ui/tokens.ts';
import {
  OrganizationFormContext,
  OrganizationTypeSelect,
  ParagraphField,
  TextLineField,
  type FormContext,
} from './organization-form-field.tsx';

type OrganizationFormFieldsProps = FormContext & {
  heading: 'h2' | 'h3';
  /** Shown after the basic information. */
  children?: ReactNode;
};

/** The fields of an organization, in the organization dialog and in step 1 of an application. */
export function OrganizationFormFields(props: OrganizationFormFieldsProps) {
  const { heading, children, ...context } = props;
  return (
    <OrganizationFormContext value={context}>
      <Section heading={heading} title="Basic Information">
        <TextLineField name="name" label="Organization Name" required />
        <OrganizationTypeSelect name="organizationType" label="Organization Type" />
      </Section>
      {children}
      <Section heading={heading} title="Mission and Projects">
        <ParagraphField
          name="missionStatement"
          label="Mission Statement"
          hint="One or two sentences, as you would tell a funder."
        />
        <ParagraphField
          name="pastAchievements"
          label="Past Achievements"
          hint="Include numbers: how many people, how often, since when."
        />
        <ParagraphField name="currentProjects" label="Current Projects" />
        <TextLineField
          name="focusAreas"
          label="Focus Areas"
          placeholder="e.g. Education, Environment, Healthcare"
        />
      </Section>
      <Section heading={heading} title="Financial Information">
        <Row>
          <TextLineField name="annualBudget" label="Annual Budget" placeholder="$500,000" />
          <TextLineField
            name="foundedYear"
            label="Founded Year"
            inputMode="numeric"
            placeholder="1998"
          />
        </Row>
        <TextLineField name="taxIdNumber" label="Tax ID Number (EIN)" placeholder="12-3456789" />
      </Section>
      <Section heading={heading} title="Contact Information">
        <Row>
          <TextLineField name="contactInfo.email" label="Email" type="email" />
          <TextLineField name="contactInfo.phone" label="Phone" type="tel" />
        </Row>
        <TextLineField name="website" label="Website" inputMode="url" placeholder="https://" />
        <TextLineField name="contactInfo.address" label="Address" />
        <Row>
          <TextLineField name="contactInfo.city" label="City" />
          <TextLineField name="contactInfo.state" label="State" />
          <TextLineField name="contactInfo.postalCode" label="Postal Code" />
        </Row>
      </Section>
    </OrganizationFormContext>
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
  /* Keeps long words from making the fields wider than the dialog. */
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
