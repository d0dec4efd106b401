import { limits } from '@grantwright/shared/contract';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useSignedInUser } from '../../lib/session.ts';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { errorMessage, hasCode } from '../../lib/errors.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { notify } from '../../ui/notify.ts';
import type { FormError } from './form-error.ts';
import { fieldError, focusField, invalidProps } from './form-error.ts';
import { ProfileFormLayout } from './profile-form-layout.ts';
import type { PasswordField } from './validate-password-change.ts';
import { passwordFields, validatePasswordChange } from './validate-password-change.ts';

const failureText = 'Failed to update password';
const labels: Record<PasswordField, string> = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
};

export function PasswordForm() {
  const user = useSignedInUser();
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
      const isPasswordWrong: PasswordField[] = hasCode(error, 'wrong-password')
        ? ['currentPassword']
        : [];
      setProblem({ fields: isPasswordWrong, message: errorMessage(error, failureText) });
      focusField(form.current, isPasswordWrong[0]);
      notify.serverMessageOr('Error', error, failureText);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      passwordFields.map((name) => [name, String(data.get(name) ?? '')]),
    ) as Record<PasswordField, string>;
    const problem = validatePasswordChange(values);
    setProblem(problem);
    if (problem) {
      notify.error('Error', problem.message);
      focusField(form.current, problem.fields[0]);
      return;
    }
    const { currentPassword, newPassword } = values;
    change.mutate({ currentPassword, newPassword });
  };

  return (
    <ProfileFormLayout ref={form} onSubmit={submit} noValidate>
      {/* Lets password managers identify the account. */}
      <input hidden readOnly autoComplete="username" value={user.email} name="username" />
      {passwordFields.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          error={fieldError(problem, name)}
          {...(name === 'newPassword' && {
            hint: `At least ${limits.passwordMin} characters. Changing it signs you out everywhere else.`,
          })}
        >
          {(control) => (
            <TextInput
              {...control}
              {...invalidProps(problem, name)}
              name={name}
              type="password"
              autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            />
          )}
        </Field>
      ))}
      {problem?.fields.length === 0 && <FieldError>{problem.message}</FieldError>}
      <Button type="submit" variant="primary" pending={change.isPending}>
        {change.isPending ? 'Updating...' : 'Update Password'}
      </Button>
    </ProfileFormLayout>
  );
}
