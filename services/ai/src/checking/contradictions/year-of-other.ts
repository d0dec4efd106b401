import type { Finding } from '../finding.ts';
import { mayBeTheSame, namesSomething, runsIn } from '../names/name-runs.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';

/** A sentence of more tells of more than one thing. */
const longest = 220;
const cue = /\b(since|in|from|until)\s+(?:\p{Lu}\p{Ll}+\s+)?$/u;
const ofYear = /\b(since|in|from|until)\s+(?:\p{Lu}\p{Ll}+\s+)?((?:19|20)\d{2})\b/gu;
const person = /^(?:(?:Dr|Mr|Mrs|Ms|Rev)\.? )?\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+$/u;

const peopleIn = (text: string): string[] =>
  runsIn(text).flatMap(({ text: name }) =>
    person.test(name) && namesSomething(name) ? [name] : [],
  );

/**
 * The sentence that gives another year for the person of a draft's sentence, where the draft's year is that
 * of somebody else: "Nora Park, since 2017" of "Nora Park (since 2014)" and "Jo Kim (since 2017)".
 */
export const yearOfOther = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  const year = /^year:(\d{4})$/.exec(finding.keys[0] ?? '')?.[1];
  const said = year && cue.exec(text.slice(0, finding.start))?.[1];
  if (!said) return undefined;
  const people = peopleIn(sentenceOf(text, finding).said);
  if (people.length !== 1) return undefined;
  const isHe = (name: string): boolean => people.some((one) => mayBeTheSame(one, name));
  const places = (index.values.get(`year:${year}`) ?? []).filter(({ sentence }) => sentence >= 0);
  const isOthers = (sentence: number): boolean => {
    const written = index.texts[sentence]?.written ?? '';
    const named = peopleIn(written);
    return written.length <= longest && named.length > 0 && !named.some(isHe);
  };
  if (places.length === 0 || !places.every(({ sentence }) => isOthers(sentence))) return undefined;
  const found = index.texts.findIndex(
    ({ written, source }) =>
      source.type !== 'guidelines' &&
      written.length <= longest &&
      peopleIn(written).length === 1 &&
      peopleIn(written).every(isHe) &&
      [...written.matchAll(ofYear)].some(([, word, other]) => word === said && other !== year),
  );
  return found < 0 ? undefined : found;
};
