import { capitalize } from '@grantwright/analyst';
import { mainVerb } from '../drafting/grammar/main-verb.ts';

/** "WHAT WE WILL DO: Repair 60 homes.": the label is in capitals, as forms have it. */
const shouted = /^(\p{Lu}[\p{Lu}\d &/'’-]{2,40})(?::| [-–—])\s+(?=\S)/u;
const labelOf = (line: string): string | undefined => {
  const label = shouted.exec(line)?.[1];
  return label && /\p{Lu}{3}/u.test(label) ? label : undefined;
};

/**
 * A line without the label that shouts what its part is called anyway; where what follows is no sentence, it keeps
 * its label in an ordinary voice.
 */
export const withoutShouting = (line: string): string => {
  const label = labelOf(line);
  if (!label) return line;
  const said = line.replace(shouted, '');
  const [first = ''] = said.split(/(?<=[.!?])\s/);
  const stands = said !== first || mainVerb(first) !== undefined;
  return stands ? capitalize(said) : quietly(line);
};

/** "YMCA" and "FCRA" are names; a longer word, or one that forms use, is shouted. */
const isWord =
  /\p{Lu}{6}|\b(?:ASK|COSTS?|DATES?|GOALS?|HOW|LEAD|MATCH|MONEY|NEEDS?|PLACE|PLAN|RISKS?|SITES?|STAFF|TEAM|TO DO|WHAT|WHEN|WHERE|WHO|WHY)\b/u;

/** Lines as they stand but for their labels in capitals, which are words and no names. */
export const withoutShouts = (text: string): string =>
  text
    .split('\n')
    .map((line) => (isWord.test(labelOf(line) ?? '') ? quietly(line) : line))
    .join('\n');

/** The same label in an ordinary voice: "Other money: …". */
export const quietly = (line: string): string => {
  const label = labelOf(line);
  return label ? `${capitalize(label.toLowerCase())}: ${line.replace(shouted, '')}` : line;
};
