import type { Finder } from '../finding.ts';

const pattern = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;

export const findEmails: Finder = (text) =>
  [...text.matchAll(pattern)].map((match) => {
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
