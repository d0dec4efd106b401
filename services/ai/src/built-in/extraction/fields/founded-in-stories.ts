import { splitSentences } from '@grantwright/analyst';
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

/** "Elm Row Stage, located in Salem, Ohio, is a year-round theatre that was founded in 1969", at the head of its page. */
const isAndWas = new RegExp(
  `^\\p{Lu}[^.;]{3,160}? is an? [^.;]{3,120}? (?:that|which) was (?:\\p{L}+ly )?(?:founded|established|formed|created|organized|started) in (?:\\p{Lu}\\p{L}+ )?${year}\\b`,
  'u',
);
/** "When we launched Elm Row Stage in 2013, …", "Ann Farr founded the Elm Row Stage in 1988". */
const madeIt = new RegExp(
  `\\b(?:launched|founded|started|established|formed|created|organized) (.{3,80}?) in (?:\\p{Lu}\\p{L}+ )?${year}\\b`,
  'u',
);
/** "In 2018 we set ourselves up properly as Elm Row Stage". */
const setUpAs = new RegExp(
  `\\b[Ii]n ${year},? we (?:set ourselves up|incorporated|registered|organi[sz]ed|constituted ourselves)\\b[^.;,]{0,40}? as (?:the )?(.{3,80})`,
  'u',
);
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|our) /, '')
    .replace(/ \([^)]*\)$/, '');

const isUnderStory = (lines: Line[], at: number): boolean => {
  const heading = lines.slice(0, at).findLast((line) => line.heading);
  return heading !== undefined && story.test(heading.text);
};

/** What "it" is goes without saying in a heading, or under "Our story". */
export const fromStories = ({ kind, lines }: Paper, names: string[] = []): Candidate<number>[] => {
  const firstProse = lines.findIndex(({ text, heading }) => !heading && text.split(' ').length > 8);
  return kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): Candidate<number>[] => {
        if (line.others || line.row !== undefined) return [];
        const [first] = splitSentences(line.text);
        const found = itBegan.exec(first?.text ?? '')?.[1];
        if (found && (line.heading || isUnderStory(lines, at)))
          return [candidate(Number(found), line, 1.7)];
        const defined = at === firstProse ? isAndWas.exec(first?.text ?? '')?.[1] : undefined;
        if (defined) return [candidate(Number(defined), line, 1.7)];
        return splitSentences(line.text).flatMap(({ text }): Candidate<number>[] => {
          const [, what, when] = madeIt.exec(text) ?? [];
          const [, named, as = ''] = setUpAs.exec(text) ?? [];
          if (named && names.some((name) => bare(as).startsWith(bare(name))))
            return [candidate(Number(named), line, 1.8, text)];
          return what && when && names.some((name) => bare(name) === bare(what))
            ? [candidate(Number(when), line, 1.8, text)]
            : [];
        });
      });
};
