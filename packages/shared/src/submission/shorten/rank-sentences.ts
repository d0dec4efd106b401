import { listContentStems } from '../stems/list-content-stems.ts';
import { computeMentionedShare, weighStems } from '../stems/weigh-stems.ts';
import type { SectionSentence } from './split-into-sentences.ts';
import { anyOf } from '../../values/any-of.ts';

/** Why a sentence is proposed for removal: it repeats another sentence, does not state a fact, or states a fact. */
export type CutReason = 'repetition' | 'no-fact' | 'fact';

export type Cut = { sentence: SectionSentence; reason: CutReason };

/** A sentence with everything that determines its value. */
type RatedSentence = {
  sentence: SectionSentence;
  stems: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** The share of each text that the sentence mentions. */
  shares: readonly number[];
};

const minRepeatedStems = 4;
const repeatedShare = 0.8;
/** Repetitions more sentences apart than this are ignored. */
const maxDistance = 100;
const baseValues: Record<CutReason, number> = { repetition: 0, 'no-fact': 10, fact: 20 };
const valueOfReference = 2;
const valueOfTopic = 0.5;

/**
 * Ranks the removable sentences, least valuable first: repetitions, then sentences without facts. Within each kind, a
 * sentence ranks first if it answers the texts least and the next sentence does not refer to it.
 * @param texts such as prompts, which must stay answered: the best answer to each is never ranked
 */
export function rankSentences(
  sentences: readonly SectionSentence[],
  texts: readonly string[],
): Cut[] {
  const prompts = weighStems(texts.map(listContentStems));
  const rated = sentences.map((sentence): RatedSentence => {
    const stems = listContentStems(sentence.text);
    const shares = prompts.map((prompt) => computeMentionedShare(prompt, stems));
    return { sentence, stems, facts: listFactWords(sentence.text), shares };
  });
  const fixed = new Set([
    ...rated.filter(({ sentence }) => sentence.isFixed),
    ...texts.flatMap((_, text) => findBestAnswer(rated, text) ?? []),
  ]);
  return rated
    .flatMap((one, index) => {
      if (fixed.has(one)) return [];
      const cut = { sentence: one.sentence, reason: getCutReason(index, rated, fixed) };
      return [{ cut, value: computeCutValue(one, rated[index + 1], cut.reason) }];
    })
    .toReversed()
    .toSorted((a, b) => a.value - b.value)
    .map(({ cut }) => cut);
}

function findBestAnswer(rated: readonly RatedSentence[], text: number): RatedSentence | undefined {
  const computeShare = ({ shares }: RatedSentence) => shares[text] ?? 0;
  const bestShare = rated.reduce((max, one) => Math.max(max, computeShare(one)), 0);
  return bestShare > 0 ? rated.find((one) => computeShare(one) === bestShare) : undefined;
}

function getCutReason(
  index: number,
  rated: readonly RatedSentence[],
  fixed: ReadonlySet<RatedSentence>,
): CutReason {
  const one = rated[index];
  if (!one) return 'fact';
  const first = Math.max(0, index - maxDistance);
  const isRepetition = rated
    .slice(first, index + maxDistance)
    .some(
      (other, offset) =>
        other !== one && (first + offset < index || fixed.has(other)) && repeats(one, other),
    );
  if (isRepetition) return 'repetition';
  return one.facts.size > 0 ? 'fact' : 'no-fact';
}

function repeats(one: RatedSentence, other: RatedSentence): boolean {
  if (one.stems.size < minRepeatedStems || one.facts.size > other.facts.size) return false;
  if (![...one.facts].every((fact) => other.facts.has(fact))) return false;
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  return shared >= repeatedShare * one.stems.size;
}

function computeCutValue(
  { sentence, shares }: RatedSentence,
  next: RatedSentence | undefined,
  reason: CutReason,
): number {
  const isReferredTo =
    next !== undefined &&
    next.sentence.path.join() === sentence.path.join() &&
    refersBack.test(next.sentence.text);
  return (
    baseValues[reason] +
    (isReferredTo ? valueOfReference : 0) +
    (sentence.isTopic ? valueOfTopic : 0) +
    Math.max(0, ...shares)
  );
}

/** "They", "For example": a sentence that is unclear without the previous sentence. */
const refersBack =
  /^["“'‘(]?(?:this|these|that|those|they|it|its|their|he|she|his|her|such|both|thus|therefore|hence|instead|as a result|for (?:example|instance))\b/i;

const numberWord = anyOf(
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)$/,
  /^(?:fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|half)$/,
  /^(?:halves|thirds?|quarters?|percent|twice|doubled?|tripled?)$/,
);
/** Capitalized words that are not names. */
const ordinary = /^(?:I|I['’]m|We|Our|The|A|An)$/;
const acronym = /^\p{Lu}{2,}/u;

/**
 * Lists the words of a sentence that state a figure, an amount, a date or a name, in lower case. A name at its
 * beginning only counts if more of it follows, since every sentence begins with a capital.
 */
function listFactWords(sentence: string): Set<string> {
  const words = sentence.match(/[$€£]?[\p{L}\p{N}][\p{L}\p{N}’'.,:/%-]*/gu) ?? [];
  const isFact = (word: string, index: number): boolean =>
    /\p{N}/u.test(word) ||
    acronym.test(word) ||
    word
      .toLowerCase()
      .split('-')
      .some((part) => numberWord.test(part)) ||
    (index > 0 && /^\p{Lu}/u.test(word) && !ordinary.test(word));
  return new Set(
    words
      .map((word) => word.replace(/[’'.,:/-]{1,3}$/, ''))
      .filter(isFact)
      .map((word) => word.toLowerCase()),
  );
}
