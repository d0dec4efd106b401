import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { isGeneral, nearness } from '../context/specific-words.ts';
import { measureAfter } from '../find/measure-after.ts';
import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';
import { labelledIn } from './labelled.ts';
import { isRoundedTo } from './rounded-to.ts';
import { numberIn } from './spoken-of.ts';

const each = String.raw`(?:per|for each|for every|from each|from every|of each|each|every|an?)`;
const before = new RegExp(String.raw`\bcosts?\s+${each}\s+(\p{L}+)\b[^.;\d]{0,30}$`, 'iu');
const behind = new RegExp(String.raw`^\s+(?:\p{L}+\s+)?${each}\s+(\p{L}+)`, 'iu');
const periods = /^(?:years?|months?|weeks?|days?|hours?|minutes?)$/i;
/** What was counted is not what the project is for. */
const past =
  /\b(?:last (?:year|season|summer|fall|winter|spring)|so far|since|ago|in (?:19|20)\d{2}|were|was|had|have)\b/i;
/** "30 kids", "60 homes": the noun is right behind its number. */
const rightBehind = 0.36;
const fewest = 2;

const eachOf = (finding: Finding, text: string): string | undefined => {
  const { from } = sentenceOf(text, finding);
  const noun =
    before.exec(text.slice(from, finding.start))?.[1] ?? behind.exec(text.slice(finding.end))?.[1];
  return noun === undefined || periods.test(noun) ? undefined : topicStems(noun)[0];
};

const countsOf = (noun: string, index: SourceIndex): Occurrence[] =>
  [noun, ...otherWordsFor(noun)]
    .flatMap((word) => index.near.get('number')?.get(word) ?? [])
    .filter(
      (place) =>
        place.sentence >= 0 &&
        place.source.type !== 'guidelines' &&
        numberIn(place) >= fewest &&
        nearness(noun, place) >= rightBehind,
    );

const isBehindNumber = (
  { sentence, key }: Occurrence,
  noun: string,
  index: SourceIndex,
): boolean => {
  const written = index.texts[sentence]?.written ?? '';
  const number = new RegExp(
    String.raw`(?<![\d,.])${numberIn({ key })}\s+(\p{L}+)(?:\s+(\p{L}+))?`,
    'u',
  );
  const found = number.exec(written);
  const stems = topicStems(`${found?.[1] ?? ''} ${found?.[2] ?? ''}`);
  return stems.some((stem) => stem === noun || otherWordsFor(noun).has(stem));
};

/** What the whole project costs, by how many it is for: the most that the same notes count and that is no past. */
const ofTheProject = (
  finding: Finding,
  text: string,
  noun: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from } = sentenceOf(text, finding);
  const subject = topicStems(text.slice(from, finding.start)).filter(
    (stem) => !isGeneral(stem) && stem !== noun,
  );
  // "The pilot cost $80 per student" is no cost of the project, but of the pilot.
  if (subject.length > 0) return ofOneSentence(finding, text, noun, index, subject);
  for (const whole of index.wholes) {
    const places = [`money:${whole}`, `number:${whole}`]
      .flatMap((key) => index.values.get(key) ?? [])
      .filter(({ sentence }) => sentence >= 0);
    const source = places[0]?.source;
    if (!source) continue;
    const counts = countsOf(noun, index).filter(
      (place) =>
        JSON.stringify({ ...place.source, quote: '' }) ===
          JSON.stringify({ ...source, quote: '' }) &&
        isBehindNumber(place, noun, index) &&
        !past.test(index.texts[place.sentence]?.written ?? ''),
    );
    const count = Math.max(0, ...counts.map(numberIn));
    if (count > 0 && isRoundedTo(whole / count, finding)) return source;
  }
  return undefined;
};

/** "310 pounds per farm" of 8,060 pounds from 26 farms, in one sentence. */
const ofOneSentence = (
  finding: Finding,
  text: string,
  noun: string,
  index: SourceIndex,
  subject: readonly string[] = [],
): ClaimSource | undefined => {
  const { size } = measureAfter(text, finding.end);
  const isMoney = finding.kind === 'money';
  if (!isMoney && size === undefined) return undefined;
  const isOfSubject = ({ sentence }: Occurrence): boolean => {
    const stems = new Set(topicStems(index.texts[sentence]?.written ?? ''));
    return subject.every((stem) => stems.has(stem));
  };
  const counts = countsOf(noun, index).filter((place) => isBehindNumber(place, noun, index));
  return labelledIn(index).find(
    (amount) =>
      (isMoney ? amount.isMoney : amount.size === size) &&
      counts.some(
        (count) =>
          count.sentence === amount.sentence &&
          isOfSubject(count) &&
          isRoundedTo(amount.value / numberIn(count), finding),
      ),
  )?.source;
};

/** "The cost per home comes to $6,867": all that the project costs by the homes it is for. */
export const wholeForEach = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money' && finding.kind !== 'figure') return undefined;
  const noun = eachOf(finding, text);
  if (noun === undefined) return undefined;
  return finding.kind === 'money'
    ? ofTheProject(finding, text, noun, index)
    : ofOneSentence(finding, text, noun, index);
};
