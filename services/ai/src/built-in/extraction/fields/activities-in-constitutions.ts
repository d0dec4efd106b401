import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { isBoilerplate, unnumbered } from './mission-passage.ts';
import { afterItself } from './own-names.ts';

const heading =
  /^(?:(?:our|the|its) )?(?:purposes?|objects?|objectives?|aims?|activities|mission)(?:,? (?:and|&) (?:activities|purposes?|objects?|objectives?|aims?|programs?|mission))?\s*[.:]?$/i;
const itself =
  /^(?:the (?:association|society|club|organi[sz]ation|group|foundation|trust|charity|church|cooperative|network)|it|we)\s+(?=\p{Ll})/iu;
/** What it does now, in the present; what it "shall" or "may" do is a duty or a power. */
const doesNow =
  /^(?:also |currently |regularly )?(?:runs?|organi[sz]es?|publish(?:es)?|operates?|holds?|hosts?|offers?|teach(?:es)?|provides?|produces?|presents?|maintains?|manages?|stages?|performs?|distributes?)\b/i;
const rules =
  /\b(?:shall|may|must|should|will|members?(?:hip)?|meetings?|assembl(?:y|ies)|dues|fees|votes?|board|committee|officers?|funds|accounts|records|minutes|elections?|register|seal|insurance)\b/i;

const numbered = /^article\b.{0,12}[-–—:.]\s*/i;
const most = 4;
const fewestWords = 6;

/** Of a constitution's article on its purpose, the sentences that say what the body does already. */
export const activitiesIn = ({ lines }: Paper, names: string[]): Candidate[] => {
  const told: { text: string; line: Line }[] = [];
  let isPurpose = false;
  for (const line of lines) {
    if (line.heading) isPurpose = heading.test(unnumbered(line.text.replace(numbered, '')));
    else if (isPurpose && !line.others && line.row === undefined)
      for (const { text } of splitSentences(line.text)) {
        const own = itself.test(text) ? text.replace(itself, '') : (afterItself(text, names) ?? '');
        if (
          doesNow.test(own) &&
          !rules.test(text) &&
          !isBoilerplate(text) &&
          text.split(' ').length >= fewestWords
        )
          told.push({ text, line });
      }
  }
  const first = told[0];
  const value = told
    .slice(0, most)
    .map(({ text }) => text)
    .join('\n');
  return first ? [candidate(value, first.line, 1.1, first.text)] : [];
};
