import type { Finder } from '../finding.ts';

const pattern = /(?<![\p{L}\p{N}_.@/])@[A-Za-z0-9_][A-Za-z0-9_.]{1,29}(?![A-Za-z0-9_@])/gu;

/** "@harborstreet": a name on a network leads somewhere as a web address does. */
export const findHandles: Finder = (text) =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const written = match[0].replace(/\.+$/, '');
    // "12 kits @25 each" tells a price.
    if (!/[A-Za-z_]/.test(written)) return [];
    const key = `handle:${written.toLowerCase()}`;
    return {
      kind: 'link',
      text: written,
      start: match.index,
      end: match.index + written.length,
      keys: [key],
      implies: [key],
    };
  });
