import type { Organization } from '@grantwright/shared/contract';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ApiError, errorMessage, isSignedOut } from '../../lib/errors.ts';
import { useSignedInUser } from '../../lib/session.ts';
import {
  focusField,
  OrganizationFormFields,
  Section,
} from '../../organization-form/organization-form-fields.tsx';
import {
  organizationFields,
  type OrganizationErrors,
  type OrganizationForm,
} from '../../organization-form/organization-form.ts';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { space } from '../../ui/tokens.ts';
import { ExtractionPanel } from './extraction/extraction-panel.tsx';
import { useExtractedFields } from './extraction/use-extracted-fields.tsx';
import { useOrganizationDraft } from './use-organization-draft.ts';
import { useSaveOrganization } from './use-save-organization.ts';
import { errorsByField, validateOrganization } from './validate-organization.ts';

type OrganizationDialogProps = {
  /** Undefined for a new organization. */
  organization: Organization | undefined;
  onClose: () => void;
};

export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const formId = useId();
  const user = useSignedInUser();
  const draftKey = `organization:${user.id}:${organization?.id ?? 'new'}`;
  const draft = useOrganizationDraft(organization, draftKey);
  const [errors, setErrors] = useState<OrganizationErrors>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const save = useSaveOrganization(organization);
  useAnnouncement(save.isPending && 'Saving...', announceDelayMs);

  const update = (changes: Partial<OrganizationForm>) => {
    const next = draft.update(changes);
    if (isSubmitted) setErrors(validateOrganization(next));
  };
  const extracted = useExtractedFields({
    draftKey,
    form: draft.form,
    current: draft.current,
    update,
  });

  const showErrors = (found: OrganizationErrors) => {
    setErrors(found);
    const first = organizationFields.find((field) => found[field] !== undefined);
    if (first) focusField(first);
    return first !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (save.isPending || showErrors(validateOrganization(draft.form))) return;
    save.mutate(draft.form, {
      onSuccess: () => {
        draft.clear();
        extracted.clear();
        onClose();
      },
      onError: (error) => {
        if (error instanceof ApiError) showErrors(errorsByField(error.errors));
      },
    });
  };
  const startOver = () => {
    draft.reset();
    extracted.clear();
    setErrors({});
    setIsSubmitted(false);
  };

  return (
    <Dialog
      open
      wide
      closable={!save.isPending}
      onOpenChange={onClose}
      title={organization ? 'Edit Organization' : 'Create New Organization'}
      description="Only the name is required. The more details you add, the better your drafts."
      problem={saveProblem(save.error, organization !== undefined)}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {saveLabel(save.isPending, organization !== undefined)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        {draft.isRestored && (
          <Notice>
            We restored your unsaved changes.{' '}
            <Button size="small" variant="quiet" onClick={startOver}>
              Start over
            </Button>
          </Notice>
        )}
        <OrganizationFormFields
          form={draft.form}
          errors={errors}
          onChange={(field, value) => update({ [field]: value })}
          heading="h3"
          extrasFor={extracted.extrasFor}
        >
          <Section heading="h3" title="Auto-populate from Documents (Optional)">
            <ExtractionPanel onFields={extracted.fill} />
          </Section>
        </OrganizationFormFields>
      </Form>
    </Dialog>
  );
}

function saveLabel(isPending: boolean, isExisting: boolean): string {
  if (isPending) return 'Saving...';
  return isExisting ? 'Update Organization' : 'Create Organization';
}

function saveProblem(error: unknown, isExisting: boolean): string | undefined {
  if (!error || isSignedOut(error)) return undefined;
  const fallback = isExisting ? 'Failed to update organization' : 'Failed to create organization';
  const message = errorMessage(error, fallback);
  return error instanceof ApiError ? `${message} Your entries are still here.` : message;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
