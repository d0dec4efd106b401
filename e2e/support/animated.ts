/** Keeps animations on, for tests of focus, keys and pointers, whose behavior animations can affect. */
export const animated = { contextOptions: { reducedMotion: 'no-preference' } } as const;
