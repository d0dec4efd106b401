import type { Organization } from '@grantwright/shared/contract';
import { useRef, useState } from 'react';
import { createSessionDraft } from '../../lib/session-draft.ts';
import {
  toOrganizationForm,
  type OrganizationForm,
} from '../../domain/organization-form/organization-form.ts';

/** Manages the dialog's form. Until the organization is saved, changes survive closing the dialog. */
export function useOrganizationDraft(organization: Organization | undefined, draftKey: string) {
  const [draft] = useState(() => createSessionDraft<Partial<OrganizationForm>>(draftKey));
  const [restoredForm, setRestoredForm] = useState(() => draft.read());
  const [form, setForm] = useState({ ...toOrganizationForm(organization), ...restoredForm });
  // An extraction may finish between renders and must not overwrite newer input.
  const latest = useRef(form);

  const setLatest = (next: OrganizationForm): OrganizationForm => {
    latest.current = next;
    setForm(next);
    return next;
  };

  return {
    form,
    isRestored: restoredForm !== undefined,
    current: () => latest.current,
    update(changes: Partial<OrganizationForm>): OrganizationForm {
      const next = setLatest({ ...latest.current, ...changes });
      draft.write(next);
      return next;
    },
    clear: draft.clear,
    reset() {
      draft.clear();
      setRestoredForm(undefined);
      setLatest(toOrganizationForm(organization));
    },
  };
}
