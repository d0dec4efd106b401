import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { space } from '../../ui/tokens.ts';
import { useAuthForm, type AuthFormOptions } from './use-auth-form.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'placeholder'
>;

type AuthFormProps<Name extends string, Result> = Omit<AuthFormOptions<Name, Result>, 'fields'> & {
  inputs: readonly (InputProps & { name: Name; label: string })[];
  button: string;
  pendingButton: string;
};

/** A form for signing in, signing up or setting a new password. */
export function AuthForm<Name extends string, Result>(props: AuthFormProps<Name, Result>) {
  const { inputs, button, pendingButton, ...options } = props;
  const fields = inputs.map(({ name }) => name);
  const { form, submit, problem, messageId, invalidProps, pending } = useAuthForm({
    fields,
    ...options,
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {inputs.map(({ label, name, ...input }) => (
        <TextField key={name} label={label} {...invalidProps(name)} name={name} {...input} />
      ))}
      {problem && <FieldError id={messageId}>{problem}</FieldError>}
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        {pending ? pendingButton : button}
      </Button>
    </Form>
  );
}

export const emailInput = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  placeholder: 'Enter your email',
} as const;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  button[type='submit'] {
    margin-top: ${space[2]};
  }
`;
