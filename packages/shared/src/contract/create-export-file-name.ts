import { limits } from './constants.ts';

type Extension = '.docx' | '.pdf' | '.zip';

const fallback = 'application';

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Returns the file name of a download (docs/PRODUCT.md#word-file). A title without ASCII letters and digits results in
 * `application.docx`.
 */
export const createExportFileName = (title: string, extension: Extension): string =>
  toFileName(title.toLowerCase().replace(/[^a-z0-9]/g, '_'), extension);

/** Creates the file name of a saved application (docs/PRODUCT.md#word-file): the ID, because titles are not unique. */
export const createSavedFileName = (id: string): string => `${fallback}-${id}.docx`;

/** Creates the file name with letters and digits of all scripts, for headers that allow them (RFC 8187). */
export const createFileName = (title: string, extension: Extension): string =>
  toFileName(
    title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '_'),
    extension,
  );

function toFileName(name: string, extension: Extension): string {
  if (!/[\p{L}\p{N}]/u.test(name)) return fallback + extension;
  if (deviceName.test(name)) return `${fallback}_${name}${extension}`;
  return truncate([...name], limits.fileNameLength - 1 - extension.length) + extension;
}

/** Truncates to at most this many characters, before a word that does not fit. */
function truncate(characters: string[], maxLength: number): string {
  if (characters.length <= maxLength) return characters.join('');
  const word = characters.slice(0, maxLength + 1).lastIndexOf('_');
  let end = word > 0 ? word : maxLength;
  while (end > 1 && characters[end - 1] === '_') end -= 1;
  return characters.slice(0, end).join('');
}
