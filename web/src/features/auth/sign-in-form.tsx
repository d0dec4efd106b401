import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
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

export function SignInForm() {
  const onSuccess = useOpenApp('Logged in successfully');
  return (
    <>
      <AuthForm
        inputs={inputs}
        send={(body) => api(endpoints.login, { body, onSignedOut: 'stay' })}
        onSuccess={onSuccess}
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
