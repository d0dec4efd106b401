import { topicStems, words } from '../text/words.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { otherWordsFor } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** Who is over or under an age, by this and other words. */
export const agedSo = (text: string, { start }: Finding): string[] | undefined => {
  const who =
    /\b(people|persons|adults|residents|men|women|children|seniors|patients|members) (?:aged )?(?:over|under|above|below|aged)\s+$/i.exec(
      text.slice(Math.max(0, start - 40), start),
    )?.[1];
  const [word] = who ? topicStems(who) : [];
  return word === undefined ? undefined : [word, ...otherWordsFor(word)];
};

const bound = /\b(?:older|younger) than\s$|\baged\s$/i;

/** "older than 60": the same bound, of whomever it is said. */
export const isOfSameBound = (
  finding: Finding,
  text: string,
  { sentence }: Occurrence,
  { texts }: SourceIndex,
): boolean => {
  const said = bound.exec(text.slice(0, finding.start))?.[0];
  return (
    said !== undefined &&
    (texts[sentence]?.words.includes(` ${words(said + finding.text).join(' ')} `) ?? false)
  );
};

/** The stems of the people whom its sentence names. */
const namesOf = (text: string, finding: Finding): readonly string[] =>
  topicStems(
    (sentenceOf(text, finding).said.match(/\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu) ?? []).join(' '),
  );

/** "Nora Park has led us for eight years" of the Nora Park who leads "since 2018". */
export const isAgeOfPerson = (
  finding: Finding,
  text: string,
  { sentence, unit, about }: Occurrence,
): boolean =>
  sentence < 0 &&
  unit !== undefined &&
  about !== undefined &&
  namesOf(text, finding).some((name) => about.has(name));

const boundBehind = String.raw`\s(?:(?:or|and)\s(?:older|younger|over|under|up)|years?\sold)\b`;
const speaksOfAge = /\b(?:age[ds]?|old(?:er)?|young(?:er)?|over|under|seniors?|elder\w*|years?)\b/i;

/** "65 had to be turned away" of people "65 or older": a bound of age counts nobody. */
export const isAgeBoundOnly = (
  finding: Finding,
  text: string,
  { sentence }: Occurrence,
  { texts }: SourceIndex,
): boolean => {
  if (finding.kind !== 'figure' || finding.value === undefined || sentence < 0) return false;
  if (speaksOfAge.test(sentenceOf(text, finding).said)) return false;
  const all = texts[sentence]?.written.match(
    new RegExp(String.raw`(?<![\d.,])${finding.value}(?![\d.,]*\d)`, 'g'),
  );
  return (
    all?.length === 1 &&
    new RegExp(String.raw`(?<![\d.,])${finding.value}${boundBehind}`, 'i').test(
      texts[sentence]?.written ?? '',
    )
  );
};
