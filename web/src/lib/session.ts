import type { User } from '@grantwright/shared/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { endpoints } from './endpoints.ts';
import { isSignedOut } from './errors.ts';
import { createQueryKey } from './query.ts';

/** The signed-in user, or null. Unlike with other endpoints, a 401 is not an error. */
export const userQuery = queryOptions({
  queryKey: createQueryKey(endpoints.getUser),
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await api(endpoints.getUser, { signal, onSignedOut: 'stay' });
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      return null;
    }
  },
  refetchOnWindowFocus: 'always',
});

export const useUser = () => useQuery(userQuery);

/** Returns the signed-in user. Throws if nobody is signed in, so it is only for screens behind `SignedInRoute`. */
export function useSignedInUser(): User {
  const { data } = useUser();
  if (!data) throw new Error('This screen needs a signed-in user');
  return data;
}

/** Replaces the cached user and drops everything cached for the previous one. */
export function useStartSession(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQuery.queryKey[0] });
    client.setQueryData(userQuery.queryKey, user);
  };
}

export const getDisplayName = (user: User): string => user.username || user.email;
