import type { Dispatch } from 'react';
import { pluralize } from '../../../lib/format.ts';
import { OrganizationFormFields } from '../../../domain/organization-form/organization-form-fields.tsx';
import {
  organizationFields,
  type OrganizationErrors,
} from '../../../domain/organization-form/organization-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';

const additionalInfoId = 'additional-info';

export const focusAdditionalInfo = (): void => document.getElementById(additionalInfoId)?.focus();

type ApplicationDetailsProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  errors: OrganizationErrors;
  additionalInfoError: string | undefined;
};

/** Edits the additional information, and the organization's details for this application. */
export function ApplicationDetails(props: ApplicationDetailsProps) {
  const { state, dispatch, errors, additionalInfoError } = props;
  return (
    <>
      {/* First, because it describes the project, and the profile below it is long and usually complete. */}
      <TextAreaField
        id={additionalInfoId}
        label="Any additional information"
        hint="Describe the project: what you will do, where, for whom, how many people and how much you ask for. The draft uses only the details on this page, your answers and the documents you choose."
        error={additionalInfoError}
        rows={6}
        value={state.additionalInfo}
        onChange={(event) =>
          dispatch({ type: 'additional-info-edited', value: event.target.value })
        }
      />
      <EditedNote state={state} onReset={() => dispatch({ type: 'organization-reset' })} />
      <div>
        <OrganizationFormFields
          form={state.organization}
          errors={errors}
          onChange={(field, value) => dispatch({ type: 'organization-field-edited', field, value })}
          heading="h2"
          labels={{ 'contactInfo.email': 'Contact Email' }}
        />
      </div>
    </>
  );
}

function EditedNote({ state, onReset }: { state: CreatorState; onReset: () => void }) {
  const changedFields = organizationFields.filter(
    (field) => state.organization[field] !== state.profile[field],
  ).length;
  return (
    <p>
      Review these details. Changes apply to this application only; the saved profile stays the
      same.{' '}
      {changedFields > 0 && (
        <>
          {pluralize(changedFields, 'field')} changed.{' '}
          <Button variant="quiet" size="small" onClick={onReset}>
            Reset to profile
          </Button>
        </>
      )}
    </p>
  );
}
