import type { Organization } from '@grantwright/shared/contract';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedInUser } from '../../lib/session.ts';
import { focusField } from '../../domain/organization-form/organization-form-field.tsx';
import {
  organizationFields,
  type OrganizationErrors,
  type OrganizationForm,
} from '../../domain/organization-form/organization-form.ts';
import { useExtraction } from './extraction/use-extraction.ts';
import { useExtractedFields } from './extraction/use-extracted-fields.tsx';
import { useOrganizationDraft } from './use-organization-draft.ts';
import { useSaveOrganization } from './use-save-organization.ts';
import { groupErrorsByField, validateOrganization } from './validate-organization.ts';

/** Manages the organization form: its draft, extracted values, validation and saving. */
export function useOrganizationEditor(organization: Organization | undefined, onSaved: () => void) {
  const user = useSignedInUser();
  const draftKey = `organization:${user.id}:${organization?.id ?? 'new'}`;
  const draft = useOrganizationDraft(organization, draftKey);
  const [errors, setErrors] = useState<OrganizationErrors>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const save = useSaveOrganization(organization);

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

  const extraction = useExtraction({
    draftKey,
    path: organization
      ? paths.organization('edit', organization.id)
      : paths.organization('dialog', 'new'),
    onFields: extracted.fill,
  });

  const showErrors = (newErrors: OrganizationErrors) => {
    setErrors(newErrors);
    const first = organizationFields.find((field) => newErrors[field] !== undefined);
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
        extraction.cancel();
        onSaved();
      },
      onError: (error) => {
        if (error instanceof ApiError) showErrors(groupErrorsByField(error.errors));
      },
    });
  };
  const startOver = () => {
    draft.reset();
    extracted.clear();
    extraction.cancel();
    setErrors({});
    setIsSubmitted(false);
  };

  return { draft, extracted, extraction, errors, save, update, submit, startOver };
}
