import type { User } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { getErrorMessage, hasErrorCode, getTakenField } from '../../lib/errors.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { createSessionDraft } from '../../lib/session-draft.ts';
import { userQuery, useSignedInUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { focusField, type FormError } from './form-error.ts';
import {
  getChange,
  findEmptyFields,
  fillForm,
  isSameProfile,
  readValues,
  type ProfileChange,
  type ProfileField,
  type ProfileValues,
  type ProofField,
} from './profile-values.ts';

const failureText = 'Failed to update profile';
const incompleteText = 'Please fill in all fields';

/** Manages the profile form: its draft, which survives an expired session, its validation and saving. */
export function useProfileForm() {
  const user = useSignedInUser();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormError<ProfileField>>();
  const [draft] = useState(() => createSessionDraft<ProfileValues>(`profile:${user.id}`));
  const [restoredValues, setRestoredValues] = useState(() => draft.read());
  const [email, setEmail] = useState(restoredValues?.email ?? user.email);
  const { data: mail } = useQuery(createQueryOptions(endpoints.getMailStatus));
  const isNewEmail = email.trim().toLowerCase() !== user.email.toLowerCase();
  const needsPassword = isNewEmail && mail?.confirmsAddresses === true;
  const needsCode = needsPassword && user.twoStep === true;
  const proofs: ProofField[] = [];
  if (needsPassword) proofs.push('currentPassword');
  if (needsCode) proofs.push('code');

  const clearDraft = () => {
    draft.clear();
    setRestoredValues(undefined);
  };
  const save = useAction({
    mutationFn: (body: ProfileChange) => api(endpoints.updateProfile, { body }),
    onSuccess: (updated) => {
      client.setQueryData(userQuery.queryKey, updated);
      clearDraft();
      show(updated);
      notify.success('Profile updated successfully', describeEmailChange(user, updated));
    },
    onError: (error) => {
      const invalidField: ProfileField | undefined = findWrongProof(error) ?? getTakenField(error);
      setProblem({
        fields: invalidField ? [invalidField] : [],
        message: getErrorMessage(error, failureText),
      });
      focusField(form.current, invalidField);
      notify.serverMessageOr('Error', error, failureText);
    },
  });

  const storeDraft = (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(event.currentTarget);
    setEmail(values.email);
    if (isSameProfile(values, user)) draft.clear();
    else draft.write(values);
  };
  const show = (values: ProfileValues) => {
    setEmail(values.email);
    fillForm(form.current, values);
  };
  const startOver = () => {
    clearDraft();
    show(user);
    focusField(form.current, 'username');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const change = getChange(event.currentTarget, proofs);
    const empty = findEmptyFields(change);
    if (empty.length === 0) {
      setProblem(undefined);
      save.mutate(change);
      return;
    }
    setProblem({ fields: empty, message: incompleteText });
    notify.error('Error', incompleteText);
    focusField(form.current, empty[0]);
  };

  return {
    ...{ user, form, problem, restoredValues, needsPassword, needsCode },
    ...{ isSaving: save.isPending, storeDraft, startOver, submit },
  };
}

/** A new email takes effect once its owner has opened the link. */
const describeEmailChange = (before: User, after: User): string | undefined =>
  after.pendingEmail
    ? `Open the link we sent to ${after.pendingEmail}.`
    : before.pendingEmail && `Your email is still ${after.email}.`;

function findWrongProof(error: unknown): ProofField | undefined {
  if (hasErrorCode(error, 'wrong-password')) return 'currentPassword';
  return hasErrorCode(error, 'wrong-code') ? 'code' : undefined;
}
