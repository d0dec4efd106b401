import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import { sentenceOf } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const ofTime =
  /^\s(?:\p{Ll}+\s)?(?:winters|springs|summers|autumns|falls|seasons|years|rounds|phases|stages|dates|months|days|sessions|terms)\b[,:]?\s(?:\(|in\s|of\s)?(?=\S)/u;
const joint = /\s?(?:,\s(?:and\s)?|\band\b|;)\s?/;
const most = 12;

/** "over two winters, 2028 and 2029", "in two seasons, May-June and October-November": the draft lists what it counts. */
export const countedAsListed = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
): ClaimSource | undefined => {
  const { kind, value, end } = finding;
  if (kind !== 'figure' || value === undefined || value < 2 || value > most) return undefined;
  const { to } = sentenceOf(text, finding);
  const behind = ofTime.exec(text.slice(end, to))?.[0];
  if (behind === undefined) return undefined;
  const start = end + behind.length;
  const list = text.slice(start, to);
  let at = start;
  const items = list.split(joint).map((item) => {
    const from = text.indexOf(item, at);
    at = from + item.length;
    return { item, from, to: at };
  });
  const sources = items.map(({ item, from, to: until }) =>
    item === ''
      ? undefined
      : proven.find(
          ({ finding: date }) =>
            date.kind === 'date' &&
            date.start >= from &&
            date.end <= until &&
            // Nothing but the date, or what it is a part of: "May-June".
            !/\s\p{Ll}{3,}\s\p{Ll}{3,}/u.test(item),
        )?.source,
  );
  return items.length === value && sources.every(Boolean) ? sources[0] : undefined;
};
