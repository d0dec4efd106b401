import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { proseSentences } from '../prose-sentences.ts';

const wordsOfAMission = 6;
/** "Our mission—to keep the old mill turning for the children of the valley—gives us …" */
const between =
  /^(?:Our|The|Its) (?:\p{L}+ )?(?:mission|purpose|aim)(?: of [^,.;—–]{2,60})?(?: ?[—–]+ ?| - |, )(to \p{Ll}+[^—–]{15,}?)(?: ?[—–]| - |, (?=(?:is|was|has|gives|guides|drives|remains|provides|keeps|makes)\b))/u;

/** A mission that a sentence about something else tells between dashes. */
export const fromDashes = (paper: Paper): Candidate[] =>
  proseSentences(paper).flatMap(({ text, line }): Candidate[] => {
    const own = between.exec(text)?.[1];
    return own && own.split(' ').length >= wordsOfAMission
      ? [candidate(`${own.charAt(0).toUpperCase()}${own.slice(1)}.`, line, 2.5, text)]
      : [];
  });
