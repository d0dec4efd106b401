import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

/**
 * React's development build records a stack trace for each element it creates, up to a limit per second, for
 * use in warnings. This took a tenth of each test's time, so here the limit is always reached.
 */
export function omitOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, Internals | undefined>;
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });
}
