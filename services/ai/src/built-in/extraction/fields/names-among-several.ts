import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

/** Up to here a name is only the subject of a sentence; above, the paper says that it is its body's. */
const ofASentence = 2;
const surer = 0.05;

const bare = (name: string): string =>
  name
    .replace(/^The /, '')
    .replace(/,? (?:Inc|Incorporated|Corp|Corporation|LLC|Ltd)\.?$/i, '')
    .toLowerCase();
const isSame = (one: string, other: string): boolean =>
  bare(one).includes(bare(other)) || bare(other).includes(bare(one));

/**
 * A paper that says of several bodies what they are or when they were founded is that one's which its title bears;
 * without one, the name that it gives most often stands before the others, as the rules have ordered them.
 */
export const amongSeveral = (paper: Paper, found: Candidate[]): Candidate[] => {
  const top = Math.max(0, ...found.map(({ trust }) => trust));
  if (top > ofASentence) return found;
  const first = found.filter(({ trust }) => trust === top);
  const rivals = first.some(({ value }) => !isSame(value, first[0]?.value ?? value));
  if (!rivals) return found;
  const titles = [paper.title ?? '', ...paper.siteNames].map((text) => text.toLowerCase());
  return found.map((each) =>
    titles.some((title) => title.includes(bare(each.value)))
      ? { ...each, trust: top + surer }
      : each,
  );
};
