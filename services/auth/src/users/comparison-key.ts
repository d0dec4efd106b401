/** E-mail addresses and usernames are unique by this key: case and character width do not count. */
export const comparisonKey = (text: string) => text.normalize('NFKC').toLowerCase();
