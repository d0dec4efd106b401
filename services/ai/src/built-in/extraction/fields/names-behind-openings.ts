import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { partOfABody } from './names-by-mention.ts';
import { namesBody } from './page-titles.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
/** "Based in Guelph, Ontario, the Elm Row Choir brings together …": the subject behind where or since when it is. */
const behind = new RegExp(
  `^(?:Based|Located|Headquartered|Nestled|Situated|Founded|Established|Formed|Created|Started|Incorporated|Since|For (?:over|more than|nearly|almost)) [^.;]{3,160}?, (?:[Tt]he )?(${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){1,8}) (?:is|was|are|has|provides?|brings?|offers?|serves?|supports?|works?|helps?|runs?|operates?|teaches|presents?|performs?|promotes?|aims?|exists?|seeks?|empowers?|connects?|protects?|preserves?|delivers?|hosts?|feeds?|cares?)\\b`,
  'u',
);
/** "Welcome to the website of the 4th Tarn Scout Group.", "Welcome to Mill Lane Playgroup!". */
const welcome = new RegExp(
  `^Welcome to (?:the )?((?:(?:official |new |online )*(?:web ?site|home ?page|site|home|pages?) (?:of|for) )?)(?:the )?((?:\\d{1,3}(?:st|nd|rd|th) )?${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){1,8}?)(?=[!.,]|$| \\()`,
  'u',
);
const welcomedIn = (text: string): string => {
  const [, page = '', own = ''] = welcome.exec(text) ?? [];
  return page || namesBody(own) ? own : '';
};
const notABody =
  /^(?:Our|We|It|Its|This|These|They|He|She|Who|What|Mr|Mrs|Ms|Dr|Rev|Pastor|Sister|Father)\b/;
const earlyOn = 12;

export const fromOpenings = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.slice(0, earlyOn).flatMap((line): Candidate[] =>
        line.others || line.heading
          ? []
          : splitSentences(line.text).flatMap(({ text }): Candidate[] => {
              const own = behind.exec(text)?.[1] ?? welcomedIn(text);
              const name = own && !notABody.test(own) ? capitalName(own) : undefined;
              return name && !partOfABody.test(name) ? [candidate(name, line, 1.7, text)] : [];
            }),
      );
