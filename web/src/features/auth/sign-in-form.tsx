import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { FormStack } from './auth-form-layout.ts';
import { useAuthForm } from './use-auth-form.ts';

export function SignInForm() {
  const { form, submit, problem, messageId, mark, pending } = useAuthForm({
    fields: ['email', 'password'],
    send: (body) => api(calls.login, { body, signedOut: 'stay' }),
    success: 'Logged in successfully',
    failure: { title: 'Login Failed', fallback: 'Invalid email or password' },
  });
  return (
    <FormStack ref={form} onSubmit={submit} noValidate>
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            {...mark('email')}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            placeholder="Enter your email"
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <TextInput
            {...control}
            {...mark('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            placeholder="Enter your password"
          />
        )}
      </Field>
      {problem && <FieldError id={messageId}>{problem}</FieldError>}
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        {pending ? 'Signing in…' : 'Sign In'}
      </Button>
    </FormStack>
  );
}
