import type { Finder } from '../finding.ts';

/** Of any scheme: "hxxps://evil[.]example" is read as an address by a person. */
const scheme = String.raw`\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"'()]+`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|\d{1,2})`;
/** A first number of one digit is that of a section: "3.2.1.4". */
const numeric = String.raw`(?<![\w.])(?=\d{2})${octet}(?:\.${octet}){3}(?::\d{1,5})?(?:\/[^\s<>"'()]*)?(?!\w|\.\d)`;
/** A path tells an address whatever its ending. */
const withPath = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,18}\/[^\s<>"'()]+`;
const bare = String.raw`(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:org|com|net|edu|gov|mil|info|biz|io|co|us|uk|ca|eu|de|fr|es|mx|au|nz|me|tv|app|dev|xyz|site|online|shop|link|page|club|live|ngo|ong|foundation|charity|health|community|example|ai|tech|store|ru|cn|jp|br|nl|pl|cz|kr|se|ch|tk|top|zip|ly|cc|pw|click|ws|su|world|life|today|fund|finance|financial|money|bank|cash|capital|loan|email|website|cloud|network|agency|center|global|group|team|support|help|care|news|blog|fun|icu|vip|win|bid|pro|mobi|asia|rocks|one)(?:\/[^\s<>"'()]*)?`;
const pattern = new RegExp(
  `${scheme}|${numeric}|(?<![@\\w.-])(?:${withPath}|${bare}(?![\\w@-]))`,
  'gi',
);

const address = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
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
