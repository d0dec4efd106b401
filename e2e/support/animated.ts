/** Options for tests of focus, keys and pointers, which animations can disturb. */
export const animated = { contextOptions: { reducedMotion: 'no-preference' } } as const;
