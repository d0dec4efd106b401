import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { opensWithItself } from './own-names.ts';

/** "… will deliver its mission by:", "We do this through:", "seeks to achieve its goal by the following activities:". */
const byWays =
  /\b(?:achiev|deliver|fulfil|pursu|accomplish|carr|meet|further|advanc|reali[sz]|do)\p{L}* (?:that|this|these|its|our|their|the) ?(?:\p{L}+ )?(?:mission|purposes?|goals?|aims?|objectives?|objects?|vision|work)?s?,? (?:by|through)\b[^:]{0,80}:$/iu;
/** "We aim to:", "Our activities include:", "The group:" over what it does. */
const leads =
  /^(?:we|our \p{L}+|the \p{L}+)(?: \p{L}+){0,4}:$|\b(?:aims?|seeks?|works?|strives?|endeavou?rs?) to:$/iu;
/** What is done, again and again, for people who come: not what is wished for. */
const deed =
  /^(?:to )?(?:host|conduct|organi[sz]e|run|operate|offer|provide|publish|present|hold|sponsor|stage|distribute|teach|produce|maintain|manage|deliver)(?:s|es|ing)? (?!(?:assistance|support|input|advice|oversight|leadership|guidance)\b)/iu;
const things =
  /\b(?:events?|programs?|programmes?|projects?|class(?:es)?|workshops?|lectures?|concerts?|tours|camps?|sales?|movies|meals|clinics?|scholarships?|newsletters?|meetings for|training|tutoring|courses?|exhibit(?:ion)?s?|festivals?|tournaments?|performances|services|books|food|clothing|housing|counsell?ing)\b/i;

/** Under "Our Objectives", what a list is for is wished for, too. */
const ofAims = /^(?:our |the )?(?:objectives?|objects|aims|goals|vision|values)\b/i;

const fewest = 2;
const most = 8;
const wordsOfAnItem = 3;

const headingOver = (lines: Line[], at: number): string =>
  lines.slice(0, at).findLast(({ heading }) => heading)?.text ?? '';

const itemsBelow = (lines: Line[], at: number): Line[] => {
  const end = lines.findIndex((line, place) => place > at && !line.item);
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .filter(({ others, text }) => !others && text.split(' ').length >= wordsOfAnItem);
};

const passage = (items: Line[], trust: number): Candidate[] => {
  const [first] = items;
  return first
    ? [
        candidate(
          items
            .slice(0, most)
            .map(({ text }) => text)
            .join('\n'),
          first,
          trust,
        ),
      ]
    : [];
};

/** The list below the sentence that says how the body goes about its mission, or of what it aims to run. */
export const programsByWays = ({ lines }: Paper, names: string[]): Candidate[] => {
  const ways: Line[] = [];
  const aims: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.others || line.heading || line.foot || !line.text.endsWith(':')) continue;
    const lead = splitSentences(line.text).at(-1)?.text ?? '';
    const items = itemsBelow(lines, at);
    if (items.length < fewest) continue;
    const own = /\b(?:we|our|us|its|their)\b/i.test(lead) || opensWithItself(lead, names);
    if (own && byWays.test(lead)) ways.push(...items);
    else if (leads.test(lead) && !ofAims.test(headingOver(lines, at)))
      aims.push(...items.filter(({ text }) => deed.test(text) && things.test(text)));
  }
  return [...passage(ways, 1.25), ...passage(aims, 1.05)];
};
