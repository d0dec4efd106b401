const maxLength = 255;

/** Removes the path, control characters and characters that change the text direction from a file name. */
export function cleanFileName(rawName: string): string {
  const name = rawName
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .trim();
  if (name.length <= maxLength) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return name.slice(0, maxLength - extension.length) + extension;
}
