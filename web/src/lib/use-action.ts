import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` that ignores calls while it is pending. Disabling the button by `isPending` is not
 * enough: a double click is faster than the next render.
 */
export function useAction<Data, Variables = void, Before = unknown>({
  once = false,
  itemKey = () => 'all',
  ...options
}: UseMutationOptions<Data, Error, Variables, Before> & {
  /** Prevents another run after a success, for payments and creation. */
  once?: boolean;
  /** Identifies the item, so that actions on different items of a list can run in parallel. */
  itemKey?: (variables: Variables) => string;
}): UseMutationResult<Data, Error, Variables, Before> {
  const pendingKeys = useRef(new Set<string>());
  const mutation = useMutation<Data, Error, Variables, Before>({
    ...options,
    onSettled: (...settled) => {
      const [, error, variables] = settled;
      if (!once || error !== null) pendingKeys.current.delete(itemKey(variables));
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    const key = itemKey(args[0] as Variables);
    if (pendingKeys.current.has(key)) return;
    pendingKeys.current.add(key);
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}
