import { safeNextPath, type User } from '@grantwright/shared/contract';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStartSession } from '../../lib/session.ts';
import { errorMessage, takenField } from '../../lib/errors.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';

type AuthFormOptions<Field extends string> = {
  fields: readonly Field[];
  /** Validates the values once no field is empty. */
  check?: (values: Record<Field, string>) => { field: Field; message: string } | undefined;
  send: (values: Record<Field, string>) => Promise<User>;
  success: string;
  failure: { title: string; fallback: string };
};

/** The state of the sign-in and sign-up forms: validates, submits, and continues to `next`. */
export function useAuthForm<Field extends string>(enter: AuthFormOptions<Field>) {
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const take = useStartSession();

  const mutation = useAction({
    once: true,
    mutationFn: enter.send,
    onSuccess: (user) => {
      take(user);
      notify.success(enter.success);
      void navigate(safeNextPath(search.get('next')), { replace: true });
    },
    onError: (error) => {
      setProblem(errorMessage(error, enter.failure.fallback));
      const taken = enter.fields.filter((name) => name === takenField(error));
      setWrong(taken);
      focusOn(taken[0]);
      notify.error(enter.failure.title, errorMessage(error, enter.failure.fallback));
    },
  });

  const focusOn = (name: Field | undefined) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  function refuse(message: string, fields: readonly Field[]) {
    setProblem(message);
    setWrong(fields);
    notify.error(message);
    focusOn(fields[0]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (mutation.isPending) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      enter.fields.map((name) => [name, String(data.get(name) ?? '')]),
    ) as Record<Field, string>;
    const empty = enter.fields.filter((name) => values[name].trim() === '');
    if (empty.length > 0) return refuse('Please fill in all fields', empty);
    const weak = enter.check?.(values);
    if (weak) return refuse(weak.message, [weak.field]);
    setProblem(undefined);
    setWrong([]);
    mutation.mutate(values);
  }

  /** Marks a control as invalid and describes it by the form's message. */
  const mark = (name: Field) =>
    wrong.includes(name) ? ({ 'aria-invalid': true, 'aria-describedby': messageId } as const) : {};

  return { form, submit, problem, messageId, mark, pending: mutation.isPending };
}
