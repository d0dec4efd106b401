import type { Organization } from '@grantwright/shared/contract';
import { useEffect, useId, useState } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { FormProvider, set, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useSignedInUser } from '../../lib/session.ts';
import { sessionDraft } from '../../lib/session-draft.ts';
import { ApiError, errorMessage, isSignedOut } from '../../lib/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { announceDelayMs, useAnnouncement } from '../../ui/announce.ts';
import { space } from '../../ui/tokens.ts';
import { ExtractionPanel } from './extraction/extraction-panel.tsx';
import { FoundProvider } from './extraction/found-context.ts';
import { useFoundFields } from './extraction/use-found-fields.ts';
import { OrganizationFields } from './organization-fields.tsx';
import type { OrganizationForm } from './organization-form.ts';
import { formOf, isFieldPath, problemsOf } from './organization-form.ts';
import { useSaveOrganization } from './use-save-organization.ts';

const resolver: Resolver<OrganizationForm> = (values) => {
  const problems = problemsOf(values);
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors<OrganizationForm> = {};
  // Backwards, so that the first thing wrong with a field is the one that stays.
  for (const { path, message } of problems.toReversed()) {
    set(errors, path, { type: 'contract', message });
  }
  return { values: {}, errors };
};

type OrganizationDialogProps = {
  /** Absent: a new one. */
  organization: Organization | undefined;
  onClose: () => void;
};

export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const formId = useId();
  const user = useSignedInUser();
  const draftKey = `organization:${user.id}:${organization?.id ?? 'new'}`;
  const [draft] = useState(() => sessionDraft<OrganizationForm>(draftKey));
  const [kept, setKept] = useState(() => draft.read());
  const form = useForm<OrganizationForm>({
    defaultValues: kept ?? formOf(organization),
    resolver,
  });
  const papers = useFoundFields(form, draftKey);
  const save = useSaveOrganization(organization);
  useAnnouncement(save.isPending && 'Saving...', announceDelayMs);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write(values),
      }),
    [form, draft],
  );

  const forget = () => {
    draft.clear();
    papers.forget();
  };
  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(values, {
      onSuccess: () => {
        forget();
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        for (const { path, message } of error.errors) {
          if (isFieldPath(path)) form.setError(path, { message }, { shouldFocus: true });
        }
      },
    });
  });

  const failed = organization ? 'Failed to update organization' : 'Failed to create organization';
  const problem =
    save.isError && !isSignedOut(save.error)
      ? [
          errorMessage(save.error, failed),
          save.error instanceof ApiError && 'Your entries are still here.',
        ]
          .filter(Boolean)
          .join(' ')
      : undefined;

  const startOver = () => {
    forget();
    form.reset(formOf(organization));
    setKept(undefined);
  };

  return (
    <Dialog
      open
      wide
      closable={!save.isPending}
      onOpenChange={onClose}
      title={organization ? 'Edit Organization' : 'Create New Organization'}
      description="Only the name is required. The more details you add, the better your drafts."
      problem={problem}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
            {save.isPending
              ? 'Saving...'
              : organization
                ? 'Update Organization'
                : 'Create Organization'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {kept && (
            <Notice>
              We restored your unsaved changes.{' '}
              <Button size="small" variant="quiet" onClick={startOver}>
                Start over
              </Button>
            </Notice>
          )}
          <FoundProvider value={papers}>
            <div>
              <OrganizationFields>
                <ExtractionPanel onFields={papers.take} />
              </OrganizationFields>
            </div>
          </FoundProvider>
        </Form>
      </FormProvider>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
