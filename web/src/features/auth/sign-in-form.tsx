import type { User } from '@grantwright/shared/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { getErrorMessage, hasErrorCode } from '../../lib/errors.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { AuthForm, emailInput } from './auth-form.tsx';
import { useOpenApp } from './use-open-app.ts';

const inputs = [
  emailInput,
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    placeholder: 'Enter your password',
  },
] as const;

type Credentials = { email: string; password: string; keepAccount?: true };
/** A sign-in that still needs a code, or a decision on whether to keep a closed account. */
type Step = { credentials: Credentials; error: unknown };

const CodeForm = lazyWithRetry(async () => (await import('./code-form.tsx')).CodeForm);
const ClosedAccount = lazyWithRetry(
  async () => (await import('./closed-account.tsx')).ClosedAccount<User | Step>,
);

const signIn = (credentials: Credentials): Promise<User | Step> =>
  api(endpoints.login, { body: credentials, onSignedOut: 'stay' }).catch((error: unknown) => {
    if (hasErrorCode(error, 'code-required') || hasErrorCode(error, 'account-closed'))
      return { credentials, error };
    throw error;
  });

export function SignInForm() {
  const openApp = useOpenApp('Logged in successfully');
  const [step, setStep] = useState<Step>();
  const returnToPassword = () => setStep(undefined);
  const handleResult = (result: User | Step) =>
    'credentials' in result ? setStep(result) : openApp(result);
  if (step)
    return (
      <LazyBoundary onLoadError={returnToPassword}>
        {hasErrorCode(step.error, 'account-closed') ? (
          <ClosedAccount
            message={getErrorMessage(step.error, '')}
            keep={() => signIn({ ...step.credentials, keepAccount: true })}
            onSuccess={handleResult}
            onBack={returnToPassword}
          />
        ) : (
          <CodeForm credentials={step.credentials} onSuccess={openApp} onBack={returnToPassword} />
        )}
      </LazyBoundary>
    );
  return (
    <>
      <AuthForm
        inputs={inputs}
        send={signIn}
        onSuccess={handleResult}
        failure={{ title: 'Login Failed', fallback: 'Invalid email or password' }}
        button="Sign In"
        pendingButton="Signing in..."
      />
      <ButtonLink variant="quiet" wide to={paths.forgotPassword}>
        Forgot your password?
      </ButtonLink>
    </>
  );
}
