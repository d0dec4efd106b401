import type { Mention } from '@grantwright/shared/values';
import { isKnown, isOrdinary, type NameIndex, findPlaceOfName } from './name-index.ts';
import { isUnusual, type NameRun, findNameRuns, type NameWord } from './find-name-runs.ts';

/** Minimum number of unusual words in a heading's run for it to be a name. */
const minUnusualInTitle = 2;
/** "McZorba" */
const innerCapital = /\p{Ll}\p{Lu}/u;

/** A name in the draft, with the source passage that contains it. */
export type NameVerdict = Mention & { passage?: number; isUnusual: boolean };

/**
 * Looks up the names of a sentence in the sources. Ignores generic words ("Board of Directors") and single words that
 * may be capitalized only because they start the sentence.
 */
export function checkNames(
  text: string,
  covered: readonly Mention[],
  index: NameIndex,
): NameVerdict[] {
  return findNameRuns(text, covered).flatMap((run) => {
    const name = trimNameRun(run, text.slice(run.end, run.end + lookaheadChars), index);
    if (!name) return [];
    const passage = findPlaceOfName(name, index) ?? findPlaceOfParts(name, index);
    const { text: words, start, end } = name;
    return [
      {
        text: words,
        start,
        end,
        isUnusual:
          name.words.some(({ text: word }) => innerCapital.test(word)) ||
          name.words.filter((word) => isUnusual(word)).length >= minUnusualInTitle,
        ...(passage !== undefined && { passage }),
      },
    ];
  });
}

/**
 * Looks up a name without the generic words that the writer may have added ("Harbor Light Board", "Director Maria
 * Lopez"), or as two names ("Reed Pantry and Lindal Clinic").
 */
function findPlaceOfParts(name: NameRun, index: NameIndex): number | undefined {
  const parts: NameWord[][] = [[]];
  for (const [position, word] of name.words.entries()) {
    const before = name.words[position - 1];
    if (before && joint.test(name.text.slice(before.end - name.start, word.start - name.start)))
      parts.push([]);
    if ((word.isGeneric && !word.isNoun) || /^\p{Lu}{2,4}$/u.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  for (const word of name.words)
    if (/^\p{Lu}{2,4}$/u.test(word.text) && !word.isGeneric) parts.push([word]);
  const filled = parts.filter((part) => part.some(({ isGeneric }) => !isGeneric));
  if (filled.length < 2 && filled[0]?.length === name.words.length) return undefined;
  const places = filled.map((words) => findPlaceOfName({ ...name, words }, index));
  return places.every((place) => place !== undefined) ? places[0] : undefined;
}

const joint = /^ (?:and|&) /;

/** Text that can follow a name but not an ordinary first word: "Zorba & Helios", "Zorba, Helios and Nyx". */
const isSubject = /^(?:, \p{Lu}| ?& |['’]s | and \p{Lu})/u;
/** Verbs whose subject is a person or an organization: "Zorba pays for the kitchen". */
const subjectVerbs = new Set(
  (
    'pays paid gives gave provides provided donates donated contributes contributed lends lent sends sent teaches ' +
    'taught leads led owns owned manages managed oversees oversaw employs employed delivers delivered organizes ' +
    'organized agreed promised pledged joined founded funded hosted sponsored matched trained'
  ).split(' '),
);
const nextWord = /^ (\p{Ll}+) /u;
const lookaheadChars = 30;

/** Removes roles, titles and an ordinary word at the start of the sentence from a run. */
function trimNameRun(run: NameRun, rest: string, index: NameIndex): NameRun | undefined {
  let words = [...run.words];
  const [first, second] = words;
  if (run.opensSentence && first) {
    if (!second) {
      const isName =
        /\p{Lu}.*\p{Lu}/u.test(first.text) ||
        (isUnusual(first) &&
          (isSubject.test(rest) || subjectVerbs.has(nextWord.exec(rest)?.[1] ?? '')));
      return isName && !first.isGeneric && !isKnown(first.key, index) ? run : undefined;
    }
    const isPhrase = findPlaceOfName({ ...run, words: [first, second] }, index) !== undefined;
    if (!isPhrase && (first.isGeneric || isOrdinary(first.key, index))) words = words.slice(1);
  }
  while (words[0]?.isGeneric && !words[0].isNoun) words = words.slice(1);
  while (words.at(-1)?.isGeneric && !words.at(-1)?.isNoun) words = words.slice(0, -1);
  if (!words.some(({ isGeneric }) => !isGeneric)) return undefined;
  const start = words[0]?.start ?? run.start;
  const end = words.at(-1)?.end ?? run.end;
  return { ...run, words, start, end, text: run.text.slice(start - run.start, end - run.start) };
}
