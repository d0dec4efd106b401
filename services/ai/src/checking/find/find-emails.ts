import type { Finder } from '../finding.ts';

/** Without an ending only in small letters: "Reading@Home" is a program. */
const pattern =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}._%+@-])[\p{Ll}\d][\p{Ll}\d._%+-]+@\p{Ll}[\p{Ll}\d-]+(?![\p{L}\p{N}_@])/gu;

export const findEmails: Finder = (text) =>
  (text.includes('@') ? [...text.matchAll(pattern)] : []).map((match) => {
    const written = match[0];
    const key = `email:${written.toLowerCase()}`;
    const domain = `host:${written.slice(written.indexOf('@') + 1).toLowerCase()}`;
    return {
      kind: 'email',
      text: written,
      start: match.index,
      end: match.index + written.length,
      keys: [key],
      implies: [key, domain],
    };
  });
