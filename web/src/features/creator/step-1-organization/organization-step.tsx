import { limits } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import { focusField } from '../../../domain/organization-form/organization-form-field.tsx';
import { organizationFields } from '../../../domain/organization-form/organization-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { getLengthError } from '../text/length-error.ts';
import { ApplicationDetails, focusAdditionalInfo } from './application-details.tsx';
import { validateOrganization } from './check-organization.ts';
import { EntitlementNote } from './entitlement-note.tsx';
import { OrganizationSelect, useOrganizations } from './organization-select.tsx';

type StepProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Step 1: the applicant organization and its details for this application. */
export function OrganizationStep({ state, dispatch }: StepProps) {
  const organizations = useOrganizations();
  const [isChecked, setIsChecked] = useState(false);
  const isChosen = state.organizationId !== '';
  const errors = validateOrganization(state.organization);
  const additionalInfoError = getLengthError(state.additionalInfo, limits.longText);

  const goToGuidelines = () => {
    setIsChecked(true);
    const invalidField = organizationFields.find((field) => errors[field] !== undefined);
    if (additionalInfoError) focusAdditionalInfo();
    else if (invalidField) focusField(invalidField);
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
      <OrganizationSelect
        organizations={organizations}
        organizationId={state.organizationId}
        onChoose={(organization) => dispatch({ type: 'organization-chosen', organization })}
      />
      {isChosen && organizations.items && organizations.items.length > 0 && (
        <ApplicationDetails
          state={state}
          dispatch={dispatch}
          errors={isChecked ? errors : {}}
          additionalInfoError={isChecked ? additionalInfoError : undefined}
        />
      )}
    </StepLayout>
  );
}
