import type { User } from '@grantwright/shared/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { calls } from '../lib/calls.ts';
import { isSignedOut } from '../lib/errors.ts';
import { rememberKnown } from '../lib/known.ts';
import { keyOf } from '../lib/query.ts';
import { useAction } from '../lib/use-action.ts';
import { notify } from '../ui/toasts.tsx';
import { leaveFor } from './leave.ts';
import { paths } from './paths.ts';

/** The signed-in user, or null; the one read where a 401 is an answer (spec section 7). */
export const userQuery = queryOptions({
  queryKey: keyOf(calls.getUser),
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await api(calls.getUser, { signal, signedOut: 'stay' });
      rememberKnown(true);
      return user;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      rememberKnown(false);
      return null;
    }
  },
  refetchOnWindowFocus: 'always',
});

export const useUser = () => useQuery(userQuery);

/** For screens behind the guard, where somebody is signed in. */
export function useSignedInUser(): User {
  const { data } = useUser();
  if (!data) throw new Error('This screen needs a signed-in user');
  return data;
}

/** After signing in, another person's data must not linger. */
export function useEnter(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQuery.queryKey[0] });
    client.setQueryData(userQuery.queryKey, user);
  };
}

export function useLogout() {
  return useAction({
    mutationFn: () => api(calls.logout, { signedOut: 'stay' }),
    onSuccess: () => leaveFor(paths.home),
    onError: (error) => {
      // Spec section 8: on the document screen it is only logged.
      if (window.location.pathname === paths.documents) window.reportError(error);
      else notify.error('Logout Error', 'There was an error logging out. Please try again.');
    },
  });
}

export const nameOf = (user: User): string => user.username || user.email;
