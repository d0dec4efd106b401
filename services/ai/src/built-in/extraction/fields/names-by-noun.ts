import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';

const nouns =
  'Foundation|Association|Society|Club|Trust|Council|League|Center|Centre|Church|Library|Museum|Institute|Alliance|Coalition|Conservancy|Guild|Academy|Federation|Fellowship|Congregation|Network|Cooperative|Co-operative|Fund';
const word = String.raw`(?:(?:St|Mt|Ft)\.|\p{Lu}[\p{L}\p{N}'’&-]*|\d+)`;
/** Words before the noun, and those that may stand behind it: "Elm Row Foundation of Salem, Inc." */
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${word} (?:(?:of|the|and|for|in|on|&) ){0,2}){1,6}(?:${nouns})\\b(?! (?:Board|Director|Member|Act|Law)s?\\b)(?: (?:of|for) (?:the )?${word}(?: (?:and )?${word}){0,3})?(?:,? Inc\\.?)?`,
  'gu',
);
const calledBy = new RegExp(`\\b[Tt]he (${nouns})(?:['’]s)?(?= \\p{Ll}|[.,;:)])`, 'gu');
const fewest = 3;
/** "Private Foundation", "American Bar Association": kinds and the bodies that everybody's papers name. */
const ofOthers =
  /^(?:Private|Public|Community|Nonprofit|Non-?Profit|Charitable|Tax-Exempt|National|International|American|United|Federal|State|Community) (?:Foundation|Association|Trust|Fund|Network|Council)$|\b(?:Bar|Arbitration|Accounting|Medical) Association\b|\b(?:Endowment|Scholarship|Reserve|Operating|General|Trust) Fund$/;
const openers =
  /^(?:The|Our|This|That|Each|Any|Every|No|By|In|At|For|To|Of|As|If|When|While|Welcome to|About|Dear) (?:the )?/;

/** The noun that a paper keeps calling its body by: "the Foundation". */
const nounOf = (lines: Line[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const [, noun = ''] of text.matchAll(calledBy))
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= fewest && first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : undefined;
};

/** The one full name that ends with the noun a policy or by-laws call their body by. */
export const fromNoun = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'policy' && kind !== 'bylaws' && kind !== 'articles') return [];
  const noun = nounOf(lines);
  if (!noun) return [];
  const found = new Map<string, Line>();
  for (const line of lines)
    for (const [run] of line.text.includes(noun) ? line.text.matchAll(named) : []) {
      const own = run.replace(openers, '').replace(/,$/, '');
      const name = own.includes(` ${noun}`) && !ofOthers.test(own) ? capitalName(own) : undefined;
      if (name && name.split(' ').length > 1 && !found.has(name)) found.set(name, line);
    }
  const [only, ...more] = found;
  return only && more.length === 0 ? [candidate(only[0], only[1], 1.9)] : [];
};

const wordsOfAName = 8;
const isBare = ({ text, others, row }: Line, noun: string): boolean =>
  !others &&
  row === undefined &&
  isTitled(text) &&
  !/[\d.:;,|]/.test(text) &&
  text.endsWith(` ${noun}`) &&
  text.split(' ').length <= wordsOfAName;

/**
 * A report that opens with "Elm Foundation", alone on its line, and goes on to speak of "the foundation"; where a line
 * gives the same name in full, "Elm Open Music Foundation", that one.
 */
export const fromFirstLine = ({ kind, lines }: Paper): Candidate[] => {
  const [first] = lines;
  if ((kind !== 'other' && kind !== 'report') || !first) return [];
  const noun = first.text.split(' ').at(-1) ?? '';
  if (!new RegExp(`^(?:${nouns})$`).test(noun) || !isBare(first, noun)) return [];
  const spoken = new RegExp(`\\bthe ${noun}\\b`, 'i');
  if (lines.filter(({ text }) => spoken.test(text)).length < fewest) return [];
  const opening = `${first.text.split(' ')[0]} `;
  const [longest] = lines
    .filter((line) => isBare(line, noun) && line.text.startsWith(opening))
    .sort((a, b) => b.text.length - a.text.length);
  const name = longest ? capitalName(longest.text) : undefined;
  return longest && name ? [candidate(name, longest, 1.8)] : [];
};
