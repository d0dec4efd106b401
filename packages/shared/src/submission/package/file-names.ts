import { limits } from '../../contract/constants.ts';

/** Prefixes a file name with its position in the package. */
export const addPosition = (index: number, name: string): string =>
  `${String(index + 1).padStart(2, '0')}_${name}`;

/** Returns the extension of a file name with its dot, in lower case, or an empty string if it has none. */
export const getExtension = (name: string): string =>
  /\.[a-z\d]{1,5}$/.exec(name.toLowerCase())?.[0] ?? '';

/**
 * Creates a numbered file name with as many words of a name as fit, in lower-case ASCII. The file name is shorter than
 * 50 characters, because portals reject longer names.
 */
export function createNumberedName(
  index: number,
  name: string,
  { extension, fallback }: { extension: string; fallback: string },
): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const maxLength = limits.fileNameLength - 1 - addPosition(index, extension).length;
  let short = '';
  for (const word of words) {
    const longer = short === '' ? word.slice(0, maxLength) : `${short}_${word}`;
    if (longer.length > maxLength) break;
    short = longer;
  }
  return addPosition(index, (short || fallback) + extension);
}
