/** Email addresses and usernames are unique by this key, which ignores case and character width. */
export const comparisonKey = (text: string) => text.normalize('NFKC').toLowerCase();
