/** Email addresses and usernames are unique by this key, which ignores case and character width. */
export const toComparisonKey = (text: string) => text.normalize('NFKC').toLowerCase();

/** Many providers deliver `name+tag@` to the inbox of `name@`. */
export const withoutTag = (emailKey: string): string => {
  const at = emailKey.lastIndexOf('@');
  const [name = ''] = emailKey.slice(0, at).split('+');
  return `${name}${emailKey.slice(at)}`;
};
