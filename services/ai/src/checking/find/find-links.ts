import type { Finder } from '../finding.ts';

const scheme = String.raw`(?:https?|ftp):\/\/[^\s<>"'()]+`;
const bare = String.raw`(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:org|com|net|edu|gov|mil|info|biz|io|co|us|uk|ca|eu|de|fr|es|mx|au|nz|me|tv|app|dev|xyz|site|online|shop|link|page|club|live|ngo|ong|foundation|charity|health|community|example|ai|tech|store|ru|cn|jp|br|nl|pl|cz|kr|se|ch|tk|top|zip|ly|cc|pw|click|ws|su)(?:\/[^\s<>"'()]*)?`;
const pattern = new RegExp(`${scheme}|(?<![@\\w.-])${bare}(?![\\w@-])`, 'gi');

const address = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^(?:https?|ftp):\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');

/** Web addresses, with or without `https://`; a source with a longer path proves its host too. */
export const findLinks: Finder = (text) =>
  [...text.matchAll(pattern)].map((match) => {
    const written = match[0].replace(/[.,;:!?]+$/, '');
    const key = `link:${address(written)}`;
    const host = address(written).split('/')[0] ?? '';
    return {
      kind: 'link',
      text: written,
      start: match.index,
      end: match.index + written.length,
      keys: [key],
      implies: [key, `link:${host}`],
    };
  });
