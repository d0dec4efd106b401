import type { Finder } from '../finding.ts';

const pattern =
  /(?<![\p{L}\p{N}_.@/])@[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.]{1,29}(?![\p{L}\p{N}_@])|(?<![\p{L}\p{N}_&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{2,60}|(?<![\p{L}\p{N}_$])\$\p{Ll}[\p{Ll}\p{N}_]{2,29}(?![\p{L}\p{N}_])/gu;

/** "@harborstreet", "#freshstart", "$harborpay": a name on a network leads somewhere as a web address does. */
export const findHandles: Finder = (text) =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const written = match[0].replace(/\.+$/, '');
    // "12 kits @25 each" tells a price.
    if (!/[\p{L}_]/u.test(written)) return [];
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
