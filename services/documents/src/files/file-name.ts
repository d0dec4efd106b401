const longest = 255;

/** A file's name as it is kept and shown: without path, control characters and marks that turn the direction of text. */
export function cleanFileName(given: string): string {
  const name = given
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .trim();
  if (name.length <= longest) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - extension.length) + extension;
}
