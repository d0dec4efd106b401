import { limits } from '@grantwright/shared/contract';
import { api } from '../../lib/api.ts';
import { calls } from '../../lib/calls.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { FormStack } from './auth-form-layout.ts';
import { useAuthForm } from './use-auth-form.ts';

const tooShort = `Password must be at least ${limits.passwordMin} characters`;

export function SignUpForm() {
  const intention = useIdempotencyKey();
  const { form, submit, problem, messageId, mark, pending } = useAuthForm({
    fields: ['username', 'email', 'password'],
    check: ({ password }) =>
      password.length < limits.passwordMin ? { field: 'password', message: tooShort } : undefined,
    send: (body) =>
      api(calls.register, {
        body,
        idempotencyKey: intention.keyFor(body),
        signedOut: 'stay',
      }),
    success: 'Account created successfully',
    failure: { title: 'Registration Failed', fallback: 'Failed to create account' },
  });
  return (
    <FormStack ref={form} onSubmit={submit} noValidate>
      <Field label="Username">
        {(control) => (
          <TextInput
            {...control}
            {...mark('username')}
            name="username"
            autoComplete="username"
            maxLength={limits.name}
            placeholder="Choose a username"
          />
        )}
      </Field>
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            {...mark('email')}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={limits.name}
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
            autoComplete="new-password"
            maxLength={limits.passwordMax}
            placeholder={`Create a password (min ${limits.passwordMin} characters)`}
          />
        )}
      </Field>
      {problem && <FieldError id={messageId}>{problem}</FieldError>}
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        {pending ? 'Creating your account…' : 'Sign Up'}
      </Button>
    </FormStack>
  );
}
