import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { AuthForm, emailInput } from './auth-form.tsx';

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

export const SignInForm = () => (
  <AuthForm
    inputs={inputs}
    send={(body) => api(endpoints.login, { body, onSignedOut: 'stay' })}
    success="Logged in successfully"
    failure={{ title: 'Login Failed', fallback: 'Invalid email or password' }}
    button="Sign In"
    pendingButton="Signing in…"
  />
);
