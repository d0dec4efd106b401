import { limits } from '@grantwright/shared/contract';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { AuthForm, emailInput } from './auth-form.tsx';

const tooShort = `Password must be at least ${limits.passwordMin} characters`;

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
  return (
    <AuthForm
      inputs={inputs}
      check={({ password }) =>
        password.length < limits.passwordMin ? { field: 'password', message: tooShort } : undefined
      }
      send={(body) =>
        api(endpoints.register, { body, idempotencyKey: keyFor(body), onSignedOut: 'stay' })
      }
      success="Account created successfully"
      failure={{ title: 'Registration Failed', fallback: 'Failed to create account' }}
      button="Sign Up"
      pendingButton="Creating your account…"
    />
  );
}
