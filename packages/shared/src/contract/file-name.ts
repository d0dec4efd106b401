import { limits } from './constants.ts';

/**
 * The name of a downloaded Word file: the title with every character that is not a letter or digit
 * of ASCII replaced by `_`, lowercased (spec section 5), then clipped at a word so that the whole
 * name stays under 50 characters, since portals refuse longer ones (decisions: file names).
 */
export function wordFileName(title: string): string {
  const extension = '.docx';
  const name = title.replace(/[^a-z0-9]/gi, '_').toLowerCase();
  const room = limits.fileNameLength - 1 - extension.length;
  if (name.length <= room) return name + extension;
  const clipped = name.slice(0, room + 1);
  const word = clipped.lastIndexOf('_');
  return (
    (word > 0 ? clipped.slice(0, word) : clipped.slice(0, room)).replace(/_+$/, '') + extension
  );
}
