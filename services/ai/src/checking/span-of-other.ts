import { parseNumber } from '../text/numbers.ts';
import { topicStems } from '../text/words.ts';
import { isGeneral } from './context/specific-words.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

const years = /\b(\d{1,3}|[a-z]+(?:-[a-z]+)?)[\s-](?:years?|yrs?)\b/gi;
/** A word of many sentences tells nothing apart. */
const telling = 0.3;
const fewest = 2;

/**
 * "The bank lends us the field for sixteen years" of an organization as old as that, where the sources tell
 * of the bank and its field for how many years: what is told there is no age of the organization's.
 */
export const spanOfOther = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): Occurrence | undefined => {
  if (finding.kind !== 'figure' || !/^[\s-]years?\b/i.test(text.slice(finding.end)))
    return undefined;
  const words = [...new Set(topicStems(sentenceOf(text, finding).said))].filter(
    (word) => !/^\d/.test(word) && !isGeneral(word) && index.weightOf(word) >= telling,
  );
  const places = new Set(words.flatMap((word) => index.near.get('number')?.get(word) ?? []));
  return [...places].find(({ sentence, stems, source, key }) => {
    if (sentence < 0 || source.type === 'guidelines') return false;
    const spans = [...(index.texts[sentence]?.written ?? '').matchAll(years)].flatMap(
      ([, count = '']) => parseNumber(count) ?? [],
    );
    return (
      spans.length > 0 &&
      !spans.includes(finding.value ?? 0) &&
      spans.some((span) => key === `number:${span}`) &&
      words.filter((word) => sameThing(word, stems)).length >= fewest
    );
  });
};
