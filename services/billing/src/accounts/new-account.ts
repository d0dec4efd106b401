/** What a person has who was never here: the first application is free (spec section 9). */
export const newAccount = { freeLeft: 1, credits: 0 } as const;
