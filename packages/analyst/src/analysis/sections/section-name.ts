import { capitalize, plain, squeeze } from '../../text/normalize.ts';

const longest = 150;
const mostWords = 14;

/**
 * The name of a part from the line that names it: without its number, its blank, its limit in brackets and
 * what follows a colon or dash. Undefined where nothing is left that could be a name.
 */
export function sectionName(line: string): string | undefined {
  const bare = squeeze(plain(line).replace(/[_.]{3,}/g, ' '))
    .replace(/^(?:section|part|question|q)?\s*\(?[\divxIVX]{1,4}[a-z]?(?:\.\d+)*[.):]\s*/i, '')
    .replace(/^(?:[-*•▪●○☐□]|[a-z]\)|[A-Z]\.)\s+/u, '')
    .replace(/\([^()]*\)/g, ' ');
  const [head = ''] = bare.split(/(?<=\p{L}\)?):\s|\s[-–—]\s/u);
  const name = squeeze(head.replace(/[\s:;,.*]+$/u, ''));
  if (name.length > longest || name.split(' ').length > mostWords) return undefined;
  return /\p{L}{2}/u.test(name) ? capitalize(name) : undefined;
}
