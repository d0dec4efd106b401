import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` that ignores what is asked of it while it is at work. `isPending` alone reaches
 * the screen a moment after the first press, and a double click is faster than that.
 */
export function useAction<Data, Variables = void, Before = unknown>({
  once = false,
  ...options
}: UseMutationOptions<Data, Error, Variables, Before> & {
  /** What has succeeded is not done again by this component: paying, creating. */
  once?: boolean;
}): UseMutationResult<Data, Error, Variables, Before> {
  const isBusy = useRef(false);
  const mutation = useMutation<Data, Error, Variables, Before>({
    ...options,
    onSettled: (...settled) => {
      const [, error] = settled;
      isBusy.current = once && error === null;
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
