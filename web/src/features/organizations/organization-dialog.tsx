import type { Organization } from '@grantwright/shared/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { ApiError, getErrorMessage, isSignedOut } from '../../lib/errors.ts';
import {
  OrganizationFormFields,
  Section,
} from '../../domain/organization-form/organization-form-fields.tsx';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.ts';
import { ExtractionPanel } from './extraction/extraction-panel.tsx';
import { useOrganizationEditor } from './use-organization-editor.ts';

type OrganizationDialogProps = {
  /** Undefined for a new organization. */
  organization: Organization | undefined;
  onClose: () => void;
};

export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const formId = useId();
  const editor = useOrganizationEditor(organization, onClose);
  const { draft, extracted, save } = editor;
  const isReadOnly = organization?.access === 'viewer';
  useAnnouncement(save.isPending && 'Saving...', announceDelayMs);

  return (
    <Dialog
      open
      wide
      closable={!save.isPending}
      onOpenChange={onClose}
      title={getTitle(organization)}
      description={
        isReadOnly
          ? 'You can view this profile. Ask the owner to make you an editor if you need to change it.'
          : 'Only the name is required. The more details you add, the better your drafts.'
      }
      problem={describeSaveProblem(save.error, organization !== undefined)}
      footer={
        !isReadOnly && (
          <SaveActions
            formId={formId}
            isSaving={save.isPending}
            isExisting={organization !== undefined}
            onCancel={onClose}
          />
        )
      }
    >
      <Stack
        as="form"
        $gap={6}
        id={formId}
        noValidate
        onSubmit={editor.submit}
        // focusable so that a read-only form, whose fields are disabled, can be scrolled with the
        // keyboard
        tabIndex={isReadOnly ? 0 : undefined}
        aria-label={isReadOnly ? 'Profile' : undefined}
      >
        {draft.isRestored && <RestoredNotice onStartOver={editor.startOver} />}
        <Fields disabled={isReadOnly} role="presentation">
          <OrganizationFormFields
            form={draft.form}
            errors={editor.errors}
            onChange={(field, value) => editor.update({ [field]: value })}
            heading="h3"
            extrasFor={extracted.extrasFor}
          >
            {!isReadOnly && (
              <Section heading="h3" title="Auto-populate from Documents (Optional)">
                <ExtractionPanel extraction={editor.extraction} />
              </Section>
            )}
          </OrganizationFormFields>
        </Fields>
      </Stack>
    </Dialog>
  );
}

type SaveActionsProps = {
  formId: string;
  isSaving: boolean;
  isExisting: boolean;
  onCancel: () => void;
};

const SaveActions = ({ formId, isSaving, isExisting, onCancel }: SaveActionsProps) => (
  <>
    <Button onClick={onCancel} disabled={isSaving}>
      Cancel
    </Button>
    <Button type="submit" form={formId} variant="primary" pending={isSaving}>
      {getSaveLabel(isSaving, isExisting)}
    </Button>
  </>
);

const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Notice>
    We restored your unsaved changes.{' '}
    <Button size="small" variant="quiet" onClick={onStartOver}>
      Start over
    </Button>
  </Notice>
);

function getTitle(organization: Organization | undefined): string {
  if (!organization) return 'Create New Organization';
  return organization.access === 'viewer' ? 'Organization Profile' : 'Edit Organization';
}

function getSaveLabel(isPending: boolean, isExisting: boolean): string {
  if (isPending) return 'Saving...';
  return isExisting ? 'Update Organization' : 'Create Organization';
}

function describeSaveProblem(error: unknown, isExisting: boolean): string | undefined {
  if (!error || isSignedOut(error)) return undefined;
  const fallback = isExisting ? 'Failed to update organization' : 'Failed to create organization';
  const message = getErrorMessage(error, fallback);
  return error instanceof ApiError ? `${message} Your input has been kept.` : message;
}

const Fields = styled.fieldset`
  display: contents;
`;
