import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` that ignores what is asked of it while it is at work. `isPending` alone reaches
 * `useMutation` that ignores calls while it is pending. Disabling the button by `isPending` is not
 */
export function useAction<Data, Variables = void, Before = unknown>({
  once = false,
  about = () => 'all',
  ...options
}: UseMutationOptions<Data, Error, Variables, Before> & {
  /** What has succeeded is not done again by this component: paying, creating. */
  once?: boolean;
  /** What the work is done to, where the same button stands beside several things of a list. */
  about?: (variables: Variables) => string;
}): UseMutationResult<Data, Error, Variables, Before> {
  const busyWith = useRef(new Set<string>());
  const mutation = useMutation<Data, Error, Variables, Before>({
    ...options,
    onSettled: (...settled) => {
      const [, error, variables] = settled;
      if (!once || error !== null) busyWith.current.delete(about(variables));
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    const thing = about(given[0] as Variables);
    if (busyWith.current.has(thing)) return;
    busyWith.current.add(thing);
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
