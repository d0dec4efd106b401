import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { hasCode } from '../../lib/errors.ts';
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

type Credentials = { email: string; password: string };

const CodeForm = lazyWithRetry(async () => (await import('./code-form.tsx')).CodeForm);

/** @returns undefined if the account also needs a code */
const signIn = (body: Credentials) =>
  api(endpoints.login, { body, onSignedOut: 'stay' }).catch((error: unknown) => {
    if (!hasCode(error, 'code-required')) throw error;
  });

export function SignInForm() {
  const openApp = useOpenApp('Logged in successfully');
  const [credentials, setCredentials] = useState<Credentials>();
  const backToPassword = () => setCredentials(undefined);
  if (credentials)
    return (
      <LazyBoundary onLoadError={backToPassword}>
        <CodeForm credentials={credentials} onSuccess={openApp} onBack={backToPassword} />
      </LazyBoundary>
    );
  return (
    <>
      <AuthForm
        inputs={inputs}
        send={async (body) => ({ body, user: await signIn(body) })}
        onSuccess={({ body, user }) => (user ? openApp(user) : setCredentials(body))}
        failure={{ title: 'Login Failed', fallback: 'Invalid email or password' }}
        button="Sign In"
        pendingButton="Signing in…"
      />
      <ButtonLink variant="quiet" wide to={paths.forgotPassword}>
        Forgot your password?
      </ButtonLink>
    </>
  );
}
