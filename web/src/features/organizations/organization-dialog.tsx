import type { Organization } from '@grantwright/shared/contract';
import { useId } from 'react';
import styled from 'styled-components';
import { ApiError, errorMessage, isSignedOut } from '../../lib/errors.ts';
import {
  OrganizationFormFields,
  Section,
} from '../../organization-form/organization-form-fields.tsx';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { space } from '../../ui/tokens.ts';
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
  useAnnouncement(save.isPending && 'Saving...', announceDelayMs);

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
      <Form id={formId} noValidate onSubmit={editor.submit}>
        {draft.isRestored && (
          <Notice>
            We restored your unsaved changes.{' '}
            <Button size="small" variant="quiet" onClick={editor.startOver}>
              Start over
            </Button>
          </Notice>
        )}
        <OrganizationFormFields
          form={draft.form}
          errors={editor.errors}
          onChange={(field, value) => editor.update({ [field]: value })}
          heading="h3"
          extrasFor={extracted.extrasFor}
        >
          <Section heading="h3" title="Auto-populate from Documents (Optional)">
            <ExtractionPanel extraction={editor.extraction} />
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
  return error instanceof ApiError ? `${message} Your input has been kept.` : message;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
