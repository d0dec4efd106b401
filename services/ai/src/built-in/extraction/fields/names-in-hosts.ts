import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { namesBody } from './page-titles.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`;
/** Within a name that its own address spells, a number is a word, too: "Paws 2 Go". */
const nameRuns = new RegExp(
  `(?:${word}|\\d{1,4}(?= \\p{Lu}))(?: (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}(?:${word}|\\d{1,4})){1,7}`,
  'gu',
);

const host = /@([a-z\d-]{6,})\.(org|com|net|ngo|foundation|us|church|ca)\b/gi;
const anybody = /^(?:gmail|yahoo|hotmail|outlook|icloud|comcast|aol|msn|proton)$/i;
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z\d]/g, '');

/** "Dedham Food Pantry" beside manager@dedhamfoodpantry.org: the name that its own address spells. */
export const fromHosts = ({ lines, kind }: Paper): Candidate[] => {
  if (kind === 'determination-letter' || kind === 'certificate-of-standing') return [];
  const labels = new Map(
    lines.flatMap(({ text, others }) =>
      others
        ? []
        : [...text.matchAll(host)]
            .filter(([, label = '']) => !anybody.test(label))
            .map(([, label = '', end = '']) => [letters(label), end.toLowerCase()] as const),
    ),
  );
  if (labels.size === 0) return [];
  return lines.flatMap((line): Candidate[] =>
    line.others
      ? []
      : [...line.text.matchAll(nameRuns)].flatMap(([run]): Candidate[] => {
          const end = labels.get(letters(run.replace(/^The /, '')));
          const name = end === undefined ? undefined : capitalName(run);
          return name && (end !== 'com' || namesBody(name)) ? [candidate(name, line, 2.05)] : [];
        }),
  );
};
