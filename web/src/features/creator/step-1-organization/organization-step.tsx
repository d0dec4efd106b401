import { limits, organizationTypeLabels, type Organization } from '@grantwright/shared/contract';
import { Building2 } from 'lucide-react';
import { useState, type Dispatch } from 'react';
import { paths } from '../../../lib/paths.ts';
import { calls } from '../../../lib/calls.ts';
import { isolateAfterRtl, pluralize } from '../../../lib/format.ts';
import { useCompleteList } from '../../../lib/use-complete-list.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, TextArea } from '../../../ui/inputs.tsx';
import { NextPageError } from '../../../ui/next-page-error.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../layout/section.tsx';
import { Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import { lengthError } from '../state/length-error.ts';
import { checkOrganization } from './check-organization.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import {
  focusField,
  OrganizationFormFields,
} from '../../../organization-form/organization-form-fields.tsx';
import { organizationFields } from '../../../organization-form/organization-form.ts';
import { EntitlementNote } from './entitlement-note.tsx';

type StepProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Step 1: the organization that applies and the details this application uses. */
export function OrganizationStep({ state, dispatch }: StepProps) {
  const organizations = useCompleteList(calls.listOrganizations);
  const [isChecked, setIsChecked] = useState(false);
  const isChosen = state.organizationId !== '';
  const errors = isChecked ? checkOrganization(state.organization) : {};
  const additionalError = isChecked
    ? lengthError(state.additionalInfo, limits.longText)
    : undefined;

  const goToGuidelines = () => {
    const found = checkOrganization(state.organization);
    const invalid = organizationFields.find((field) => found[field] !== undefined);
    setIsChecked(true);
    if (invalid) focusField(invalid);
    else if (lengthError(state.additionalInfo, limits.longText))
      document.getElementById('additional-info')?.focus();
    else dispatch({ type: 'step-changed', step: 2 });
  };

  return (
    <StepLayout
      title="Select Organization & Review Details"
      lead={!state.saved && <EntitlementNote />}
      actions={
        <>
          <Spacer />
          <Button variant="primary" disabled={!isChosen} onClick={goToGuidelines}>
            Next
          </Button>
        </>
      }
    >
      {organizations.isError && !organizations.items ? (
        <ErrorState
          title="We couldn't load your organizations"
          error={organizations.error}
          onRetry={() => void organizations.refetch()}
        />
      ) : !organizations.items ? (
        <Loading label="Loading your organizations">
          <Skeleton $height="44px" />
        </Loading>
      ) : organizations.items.length === 0 ? (
        <NoOrganizations />
      ) : (
        <>
          <OrganizationSelect
            organizations={organizations.items}
            chosen={state.organizationId}
            onChoose={(organization) => dispatch({ type: 'organization-chosen', organization })}
          />
          <NextPageError list={organizations} onRetry={() => void organizations.fetchNextPage()} />
          {isChosen && (
            <>
              <EditedNote state={state} onReset={() => dispatch({ type: 'organization-reset' })} />
              <div>
                <OrganizationFormFields
                  form={state.organization}
                  errors={errors}
                  onChange={(field, value) =>
                    dispatch({ type: 'organization-field-edited', field, value })
                  }
                  heading="h2"
                  labels={{ 'contactInfo.email': 'Contact Email' }}
                />
              </div>
              <Section title="Additional information">
                <Field
                  id="additional-info"
                  label="Any additional information"
                  hint="Describe the project: what you will do, where, for whom, how many people and how much you ask for. The draft uses only the details on this page, your answers and the documents you choose."
                  error={additionalError}
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={6}
                      value={state.additionalInfo}
                      onChange={(event) =>
                        dispatch({ type: 'additional-info-edited', value: event.target.value })
                      }
                    />
                  )}
                </Field>
              </Section>
            </>
          )}
        </>
      )}
    </StepLayout>
  );
}

type OrganizationSelectProps = {
  organizations: Organization[];
  chosen: string;
  onChoose: (organization: Organization) => void;
};

function OrganizationSelect({ organizations, chosen, onChoose }: OrganizationSelectProps) {
  return (
    <Field label="Organization">
      {(control) => (
        <Select
          {...control}
          value={organizations.some(({ id }) => id === chosen) ? chosen : ''}
          onChange={(event) => {
            const organization = organizations.find(({ id }) => id === event.target.value);
            if (organization) onChoose(organization);
          }}
        >
          <option value="" disabled>
            Choose an organization
          </option>
          {organizations.map(({ id, name, organizationType }) => (
            <option key={id} value={id}>
              {organizationType
                ? `${name} ${isolateAfterRtl(name, `(${organizationTypeLabels[organizationType]})`)}`
                : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NoOrganizations() {
  return (
    <EmptyState
      icon={<Building2 size={28} strokeWidth={1.5} aria-hidden />}
      title="No Organizations Found"
      action={
        <ButtonLink variant="primary" to={paths.newOrganization}>
          Create an organization
        </ButtonLink>
      }
    >
      Add your organization first. It takes a few minutes, and all your applications can use it.
    </EmptyState>
  );
}

function EditedNote({ state, onReset }: { state: CreatorState; onReset: () => void }) {
  const changed = organizationFields.filter(
    (field) => state.organization[field] !== state.profile[field],
  ).length;
  return (
    <p>
      Review these details. Changes apply to this application only; the saved profile stays the
      same.{' '}
      {changed > 0 && (
        <>
          {pluralize(changed, 'field')} changed.{' '}
          <Button variant="quiet" size="small" onClick={onReset}>
            Reset to profile
          </Button>
        </>
      )}
    </p>
  );
}
