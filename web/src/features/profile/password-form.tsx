import { limits } from '@grantwright/shared/contract';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/session.ts';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { getErrorMessage, hasErrorCode } from '../../lib/errors.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { readFormValues, TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/notify.ts';
import type { FormError } from './form-error.ts';
import { getFieldError, focusField, getInvalidProps } from './form-error.ts';
import { ProfileFormLayout } from './profile-form-layout.ts';
import type { PasswordField } from './validate-password-change.ts';
import { passwordFields, validatePasswordChange } from './validate-password-change.ts';

const failureText = 'Failed to update password';
const fieldLabels: Record<PasswordField, string> = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
};

export function PasswordForm() {
  const user = useSignedInUser();
  const { form, problem, submit, isPending } = usePasswordForm();
  return (
    <ProfileFormLayout ref={form} onSubmit={submit} noValidate>
      {/* Lets password managers identify the account. */}
      <input hidden readOnly autoComplete="username" value={user.email} name="username" />
      {passwordFields.map((name) => (
        <TextField
          key={name}
          label={fieldLabels[name]}
          error={getFieldError(problem, name)}
          {...(name === 'newPassword' && {
            hint: `At least ${limits.passwordMin} characters. Changing it signs you out everywhere else.`,
          })}
          {...getInvalidProps(problem, name)}
          name={name}
          type="password"
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        />
      ))}
      {problem?.fields.length === 0 && <FieldError>{problem.message}</FieldError>}
      <Button type="submit" variant="primary" pending={isPending}>
        {isPending ? 'Updating...' : 'Update Password'}
      </Button>
    </ProfileFormLayout>
  );
}

function usePasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormError<PasswordField>>();
  const change = useAction({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      api(endpoints.changePassword, { body }),
    onSuccess: () => {
      form.current?.reset();
      notify.success('Password updated successfully');
    },
    onError: (error) => {
      const wrongFields: PasswordField[] = hasErrorCode(error, 'wrong-password')
        ? ['currentPassword']
        : [];
      setProblem({ fields: wrongFields, message: getErrorMessage(error, failureText) });
      focusField(form.current, wrongFields[0]);
      notify.serverMessageOr('Error', error, failureText);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const values = readFormValues(event.currentTarget, passwordFields);
    const invalid = validatePasswordChange(values);
    setProblem(invalid);
    if (invalid) {
      notify.error('Error', invalid.message);
      focusField(form.current, invalid.fields[0]);
      return;
    }
    const { currentPassword, newPassword } = values;
    change.mutate({ currentPassword, newPassword });
  };
  return { form, problem, submit, isPending: change.isPending };
}
