import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

const year = String.raw`((?:18|19|20)\d{2})`;
/** "It started on a muddy field in 2016", "It all began with one kettle in 1974". */
const itBegan = new RegExp(
  `^(?:(?:and )?it|our story|the story) (?:all )?(?:started|began|begins|starts)\\b[^.;\\d]{0,60}\\b(?:in|back in|of) ${year}\\b`,
  'i',
);
const story =
  /\b(?:our|the|a) (?:\p{L}+ )?(?:story|history|beginnings?|origins?|journey)\b|^(?:history|about(?: us)?|who we are|how (?:it|we) (?:all )?(?:began|started)|where we came from)\b/iu;

const isUnderStory = (lines: Line[], at: number): boolean => {
  const heading = lines.slice(0, at).findLast((line) => line.heading);
  return heading !== undefined && story.test(heading.text);
};

/** What "it" is goes without saying in a heading, or under "Our story". */
export const fromStories = ({ kind, lines }: Paper): Candidate<number>[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate<number>[] => {
        if (line.others || line.row !== undefined) return [];
        const [first] = splitSentences(line.text);
        const found = itBegan.exec(first?.text ?? '')?.[1];
        return found && (line.heading || isUnderStory(lines, at))
          ? [candidate(Number(found), line, 1.7)]
          : [];
      });
