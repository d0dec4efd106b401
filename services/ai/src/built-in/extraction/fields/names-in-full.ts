import { initialsOf } from '../../names/initials-of.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { isPlace, nameRuns, partOfABody } from './names-by-mention.ts';
import { definedWords } from './names-spoken-of.ts';
import { namesBody } from './page-titles.ts';

const letters = /^[A-Z]{3,8}$/;
/** Of fewer letters many names are made by chance. */
const tellingLetters = 4;
const surer = 0.05;

const standsFor = (name: string, short: string): boolean =>
  name.includes(' ') && initialsOf(name.replaceAll('-', ' ')).includes(short);

/** The name that the letters stand for: one found already, or the words of the text that they are the initials of. */
const spelled = ({ lines }: Paper, found: Candidate[], short: string): Candidate | undefined => {
  const known = found.find(({ value }) => standsFor(value, short));
  if (known) return known;
  const defined = definedWords(lines, short);
  if (defined) return candidate(defined.words, defined.line, 0);
  for (const line of lines)
    for (const [run] of line.others ? [] : line.text.matchAll(nameRuns)) {
      const name = capitalName(run.replace(/^The /, '').replace(/['’]s$/, ''));
      if (!name || !standsFor(name, short) || partOfABody.test(name) || isPlace(name)) continue;
      if (short.length >= tellingLetters || namesBody(name)) return candidate(name, line, 0);
    }
  return undefined;
};

/** Where nothing but its letters is known for a body and the paper writes them out, the name in full. */
export const inFull = (paper: Paper, found: Candidate[], asStated: number): Candidate[] => [
  ...found,
  ...found.flatMap((short): Candidate[] => {
    const full =
      letters.test(short.value) && short.trust < asStated
        ? spelled(paper, found, short.value)
        : undefined;
    return full ? [{ ...full, trust: Math.max(full.trust, short.trust + surer) }] : [];
  }),
];
