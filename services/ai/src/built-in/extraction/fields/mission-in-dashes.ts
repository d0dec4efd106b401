import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const wordsOfAMission = 6;
/** "Our mission—to keep the old mill turning for the children of the valley—gives us …" */
const between =
  /^(?:Our|The|Its) (?:\p{L}+ )?(?:mission|purpose|aim)(?: of [^,.;—–]{2,60})?(?: ?[—–]+ ?| - |, )(to \p{Ll}+[^—–]{15,}?)(?: ?[—–]| - |, (?=(?:is|was|has|gives|guides|drives|remains|provides|keeps|makes)\b))/u;

/** A mission that a sentence about something else tells between dashes. */
export const fromDashes = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line): Candidate[] =>
        line.others || line.heading
          ? []
          : splitSentences(line.text).flatMap(({ text }): Candidate[] => {
              const own = between.exec(text)?.[1];
              return own && own.split(' ').length >= wordsOfAMission
                ? [candidate(`${own.charAt(0).toUpperCase()}${own.slice(1)}.`, line, 2.5, text)]
                : [];
            }),
      );
