import { topicStems } from '../text/words.ts';
import { findValues } from './find/find-values.ts';
import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

const ordinals = /\b(first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|last|final)\b/gi;
const inWords: Record<string, string> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  final: 'last',
};
/** The end of one of a row is told apart from its start. */
const ends = /\b(?:end(?:s|ed|ing)?|finish\w*|clos\w+|complet\w+|conclud\w+|graduat\w+|until)\b/i;
/** A list of fewer numbers nothing. */
const fewest = 2;

type Numbered = { keys: readonly string[]; ordinal: string; isEnd: boolean; noun: string };

/** The dates of a text that stand behind the number of what they are the date of: "second one May 4". */
const numberedIn = (text: string): Numbered[] => {
  const dates = findValues(text).filter(({ keys }) => /^(?:date|day):/.test(keys[0] ?? ''));
  return dates.flatMap(({ keys, implies, start }, at): Numbered[] => {
    const from = Math.max(
      dates[at - 1]?.end ?? 0,
      text.lastIndexOf(';', start),
      text.lastIndexOf('. ', start),
    );
    const ahead = text.slice(from, start);
    const found = [...ahead.matchAll(ordinals)].at(-1);
    if (!found) return [];
    const said = found[1]?.toLowerCase() ?? '';
    const behind = ahead.slice(found.index + said.length);
    return [
      {
        keys: [...keys, ...implies],
        ordinal: inWords[said] ?? said,
        isEnd: ends.test(behind),
        noun: /^\s(\p{Ll}+)/u.exec(behind)?.[1] ?? '',
      },
    ];
  });
};

/**
 * "The second course begins on May 4" of "COURSES: first one starts February 2; second May 4": what is
 * numbered is told of by its number, and a date that stands behind another number is another's.
 */
export const saidInOrder = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): { place: Occurrence } | { rival: Occurrence } | undefined => {
  if (!finding.keys[0]?.startsWith('date:')) return undefined;
  const own = numberedIn(text).find(({ keys }) => keys.includes(finding.keys[0] ?? ''));
  const noun = own && topicStems(own.noun)[0];
  if (!own || noun === undefined) return undefined;
  for (const place of exact) {
    const written = index.texts[place.sentence]?.written;
    if (written === undefined || place.source.type === 'guidelines' || !place.stems.has(noun))
      continue;
    const listed = numberedIn(written);
    const mine = listed.find(({ keys }) => finding.keys.some((key) => keys.includes(key)));
    if (!mine || listed.length < fewest || listed.some(({ isEnd }) => isEnd !== own.isEnd))
      continue;
    if (mine.ordinal === own.ordinal) return { place };
    const other = listed.find(({ ordinal }) => ordinal === own.ordinal);
    const rival = (index.bySentence.get(place.sentence) ?? [])
      .concat([...(index.near.get('date')?.values() ?? [])].flat())
      .find(({ sentence, key }) => sentence === place.sentence && other?.keys.includes(key));
    if (rival) return { rival };
  }
  return undefined;
};
