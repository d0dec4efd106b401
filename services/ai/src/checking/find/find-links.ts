import { isStopWord } from '../../text/words.ts';
import type { Finder, Finding } from '../finding.ts';
import { isOpener } from '../names/find-names.ts';
import { free, label } from './host-parts.ts';

/** Of any scheme: "hxxps[:]//evil[.]example" is read as an address by a person. */
const scheme = String.raw`(?<![a-z0-9])[a-z][a-z0-9+.-]{1,20}\s?(?:\[:\]|:)\s?\/\/\s?[^\s<>"'()]+`;
/** Windows writes its files so. */
const path = String.raw`(?<![\p{L}\p{N}])[a-z]:\\[^\s<>"']+`;
/** What a browser or a telephone acts on without any slashes. */
const acting = String.raw`(?<![\p{L}\p{N}])(?:javascript|vbscript|data|mailto|tel|sms|skype|bitcoin|ethereum|lightning|magnet|file|intent):[^\s<>"]+`;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|\d{1,2})`;
/** A first number of one digit is that of a section: "3.2.1.4". */
const numeric = String.raw`(?<![\w.])(?=\d{2})${octet}(?:\.${octet}){3}(?::\d{1,5})?(?:\/[^\s<>"'()]*)?(?!\w|\.\d)`;
const numericLong = String.raw`(?<![\w:])(?=[0-9a-f:]*(?:::|[a-f]))(?:[0-9a-f]{1,4}:){1,7}(?::?[0-9a-f]{1,4}(?![0-9a-f])){1,7}(?![\w:])|(?<![\w.-])localhost(?::\d{1,5})?(?!\w)`;
/** A path tells an address whatever its ending. */
const withPath = String.raw`(?:${label}\.)+\p{L}{2,18}\/[^\s<>"'()]+`;
const bare = String.raw`(?:www\.)?(?:${label}\.)+(?:org|com|net|edu|gov|mil|info|biz|io|co|us|uk|ca|eu|de|fr|es|mx|au|nz|me|tv|app|dev|xyz|site|online|shop|link|page|club|live|ngo|ong|foundation|charity|health|community|example|ai|tech|store|ru|cn|jp|br|nl|pl|cz|kr|se|ch|tk|top|zip|ly|cc|pw|click|ws|su|world|life|today|fund|finance|financial|money|bank|cash|capital|loan|email|website|cloud|network|agency|center|global|group|team|support|help|care|news|blog|fun|icu|vip|win|bid|pro|mobi|asia|rocks|one)(?:\/[^\s<>"'()]*)?`;
const pattern = new RegExp(
  `${scheme}|${path}|${acting}|${numeric}|${numericLong}|${free}(?:${withPath}|${bare}(?![\\p{L}\\p{N}_@-]))`,
  'giu',
);
/** "zorba.kitchen", "zorba.exe": new endings come up every year, and a file is as much of a lead. */
const dotted = new RegExp(`${free}(?:${label}\\.)+(\\p{Ll}{2,24})(?![\\p{L}\\p{N}_@-])`, 'gu');
/** "left.they": a blank that is missing. */
const isDotted = ([written, ending = '']: RegExpMatchArray): boolean =>
  written.split('.').every((part) => part.length > 1 && /\p{L}/u.test(part)) &&
  !isStopWord(ending) &&
  !isOpener(ending);

/** A scheme, a colon right before something, or a full stop within something. */
const perhaps = /\/\/|:\S|localhost|[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]/iu;

const address = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*\s?(?:\[:\]|:)\s?\/\/\s?|^mailto:/, '')
    .replace(/[([{<]\s?(?:\.|dot)\s?[)\]}>]/g, '.')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');

/** Web addresses, with or without `https://`; a source with a longer path proves its host too. */
export const findLinks: Finder = (text) => {
  if (!perhaps.test(text)) return [];
  const sure = [...text.matchAll(pattern)];
  const isRead = ({ index }: RegExpMatchArray): boolean =>
    sure.some(
      (match) => match.index <= (index ?? 0) && (index ?? 0) < match.index + match[0].length,
    );
  const others = [...text.matchAll(dotted)].filter((match) => isDotted(match) && !isRead(match));
  return [...sure, ...others].map((match): Finding => {
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
};
