/** What e-mail addresses and usernames are compared by. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase();
