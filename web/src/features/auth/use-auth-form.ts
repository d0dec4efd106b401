import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { getErrorMessage, getTakenField } from '../../lib/errors.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { readFormValues } from '../../ui/text-field.tsx';

export type AuthFormOptions<Field extends string, Result> = {
  fields: readonly Field[];
  /** Validates the values once all fields are filled in. */
  validate?: (values: Record<Field, string>) => { field: Field; message: string } | undefined;
  send: (values: Record<Field, string>) => Promise<Result>;
  onSuccess: (result: Result) => void;
  failure: { title: string; fallback: string };
};

/** Manages the state, validation and submission of an account form. */
export function useAuthForm<Field extends string, Result>(options: AuthFormOptions<Field, Result>) {
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [invalid, setInvalid] = useState<readonly Field[]>([]);

  const mutation = useAction({
    once: true,
    mutationFn: options.send,
    onSuccess: options.onSuccess,
    onError: (error) => {
      setProblem(getErrorMessage(error, options.failure.fallback));
      const takenFields = options.fields.filter((name) => name === getTakenField(error));
      setInvalid(takenFields);
      focusOn(takenFields[0]);
      notify.error(options.failure.title, getErrorMessage(error, options.failure.fallback));
    },
  });

  const focusOn = (name: Field | undefined) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  function reject(message: string, fields: readonly Field[]) {
    setProblem(message);
    setInvalid(fields);
    notify.error(message);
    focusOn(fields[0]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (mutation.isPending) return;
    const values = readFormValues(event.currentTarget, options.fields);
    const empty = options.fields.filter((name) => values[name].trim() === '');
    if (empty.length > 0) return reject('Please fill in all fields', empty);
    const problem = options.validate?.(values);
    if (problem) return reject(problem.message, [problem.field]);
    setProblem(undefined);
    setInvalid([]);
    mutation.mutate(values);
  }

  /** Marks a control as invalid and associates the form's message with it. */
  const invalidProps = (name: Field) =>
    invalid.includes(name)
      ? ({ 'aria-invalid': true, 'aria-describedby': messageId } as const)
      : {};

  return { form, submit, problem, messageId, invalidProps, pending: mutation.isPending };
}
