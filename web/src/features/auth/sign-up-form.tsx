import { limits } from '@grantwright/shared/contract';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { validatePasswordLength } from './check-length.ts';
import { AuthForm, emailInput } from './auth-form.tsx';
import { useOpenApp } from './use-open-app.ts';

const inputs = [
  {
    name: 'username',
    label: 'Username',
    autoComplete: 'username',
    maxLength: limits.name,
    placeholder: 'Choose a username',
  },
  { ...emailInput, maxLength: limits.name },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: limits.passwordMax,
    placeholder: `Create a password (min ${limits.passwordMin} characters)`,
  },
] as const;

export function SignUpForm() {
  const { keyFor } = useIdempotencyKey();
  const onSuccess = useOpenApp('Account created successfully');
  return (
    <AuthForm
      inputs={inputs}
      validate={validatePasswordLength}
      send={(body) =>
        api(endpoints.register, { body, idempotencyKey: keyFor(body), onSignedOut: 'stay' })
      }
      onSuccess={onSuccess}
      failure={{ title: 'Registration Failed', fallback: 'Failed to create account' }}
      button="Sign Up"
      pendingButton="Creating your account..."
    />
  );
}
