import { useEffect, useRef, useState, type FormEvent } from 'react';
import { getErrorMessage, hasErrorCode } from '../../../lib/errors.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { readFormValues, TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/notify.ts';
import { WrappingRow } from '../../../ui/stack.ts';
import { getFieldError, focusField, getInvalidProps, type FormError } from '../form-error.ts';
import { ProfileFormLayout } from '../profile-form-layout.ts';

const inputs = {
  currentPassword: {
    label: 'Current Password',
    type: 'password',
    autoComplete: 'current-password',
  },
  code: { label: 'Code', type: 'text', autoComplete: 'one-time-code', maxLength: 40 },
} as const;
type ProofField = keyof typeof inputs;

type ProofFormProps<Name extends ProofField, Result> = {
  fields: readonly Name[];
  button: string;
  /** Whether the action deletes something. */
  danger?: boolean;
  /** Shown if the server sends no message. */
  failure?: string;
  send: (values: Record<Name, string>) => Promise<Result>;
  onSuccess: (result: Result) => void;
  onClose: () => void;
};

/** A form in which users prove their identity. */
export function ProofForm<Name extends ProofField, Result>(props: ProofFormProps<Name, Result>) {
  const { fields, send, onSuccess, danger = false } = props;
  const { failure = 'Failed to change two-step verification' } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormError<ProofField>>();
  const removeError = useRef<() => void>(undefined);
  const [first] = fields;
  useEffect(() => focusField(form.current, first), [first]);
  const action = useAction({
    mutationFn: send,
    onSuccess: (result) => {
      removeError.current?.();
      onSuccess(result);
    },
    onError: (error) => {
      const message = getErrorMessage(error, failure);
      const isProofWrong: ProofField[] = hasErrorCode(error, 'wrong-password')
        ? ['currentPassword']
        : hasErrorCode(error, 'wrong-code')
          ? ['code']
          : [];
      setProblem({ fields: isProofWrong, message });
      focusField(form.current, isProofWrong[0]);
      removeError.current = notify.error('Error', message);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readFormValues(event.currentTarget, fields);
    const empty = fields.filter((name) => values[name].trim() === '');
    if (empty.length === 0) {
      setProblem(undefined);
      return action.mutate(values);
    }
    setProblem({ fields: empty, message: 'Please fill in all fields' });
    removeError.current = notify.error('Error', 'Please fill in all fields');
    focusField(form.current, empty[0]);
  };
  return (
    <ProfileFormLayout ref={form} onSubmit={submit} noValidate>
      {fields.map((name) => {
        const { label, ...input } = inputs[name];
        return (
          <TextField
            key={name}
            label={label}
            error={getFieldError(problem, name)}
            {...getInvalidProps(problem, name)}
            {...input}
            name={name}
          />
        );
      })}
      {problem?.fields.length === 0 && <FieldError>{problem.message}</FieldError>}
      <WrappingRow $gap={3}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={action.isPending}>
          {props.button}
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
      </WrappingRow>
    </ProfileFormLayout>
  );
}
