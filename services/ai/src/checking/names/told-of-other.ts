import { nearWords } from '../context/near-words.ts';
import { isGeneral } from '../context/specific-words.ts';
import { findValues } from '../find/find-values.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { topicStems, words } from '../../text/words.ts';
import { isGeneric } from './find-names.ts';
import { isSumOfOthers } from '../reckon/sum-of-others.ts';
import { isApplicant } from './is-applicant.ts';
import { before, bodies, kindOf } from './kind-of-name.ts';
import { withoutAppositions, withoutWriter } from './said-of-another-name.ts';
import { mayBeTheSame, namesSomething, type Run, runsIn } from './name-runs.ts';

type Named = {
  name: string;
  sentence: number;
  near: ReadonlyMap<string, number>;
  kind: string;
  isOnly: boolean;
  /** A line on nobody else: "- Nora Park, flute". */
  begins: boolean;
};

/** Said of the name, and not merely in its sentence. */
const close = 0.36;
const ofItsClause = 0.24;
/** A longer sentence tells of several things. */
const longest = 260;
/** A line of a list tells what somebody does in so few letters. */
const shortest = 90;
/** A word of many sentences tells little. */
const telling = 0.25;
/** So much the words must tell that stand with another name, and with this one nowhere. */
const clear = 0.8;
const fewest = 2;
/** A single word that hardly another sentence has. */
const alone = 0.7;
const rightBeside = 0.6;
const inItsLine = 0.4;

/** People and bodies do the same things; a place does nothing. */
const areDoers = (one: string, other: string): boolean =>
  [one, other].every((kind) => kind === 'person' || kind === 'body');

const tellsOn = /^(?:["“]?(?:She|He|They|It|Her|His|Their|Its|This|That|These|Before that)\b)/;
/** "Dr. Nora Park runs the count. She'll check our finds": the next sentence tells of her, too. */
const toldOn = (
  near: ReadonlyMap<string, number>,
  index: SourceIndex,
  sentence: number,
): ReadonlyMap<string, number> => {
  const next = index.texts[sentence + 1]?.written ?? '';
  if (!/^(?:She|He)\b/.test(next) || runsIn(next).some(({ text }) => namesSomething(text)))
    return near;
  return new Map([...topicStems(next).map((stem) => [stem, close] as const), ...near]);
};

const goesOn = /^[^;.]{0,80};\s(?:she|he)\s([^;.]+)/i;
/** "Nora Park teaches; she had a studio of her own": what follows tells of her, where it names no other. */
const toldBehind = (
  near: ReadonlyMap<string, number>,
  written: string,
  { end }: Run,
): ReadonlyMap<string, number> => {
  const clause = goesOn.exec(written.slice(end))?.[1];
  if (clause === undefined || runsIn(clause).some(({ text }) => kindOf(text, '') === 'person'))
    return near;
  return new Map([...topicStems(clause).map((stem) => [stem, close] as const), ...near]);
};

const givenNames = (index: SourceIndex): Set<string> =>
  new Set(
    index.texts.flatMap(({ source, written }) =>
      source.type === 'guidelines'
        ? []
        : runsIn(written).flatMap(({ text, start }) => {
            const [given = '', ...rest] = text.split(' ');
            return rest.length > 0 &&
              given.length > 2 &&
              namesSomething(given) &&
              kindOf(text, before(written, start)) === 'person'
              ? [given]
              : [];
          }),
    ),
  );

const opening = /^[-–—•*\s]*(\p{Lu}\p{Ll}+)(?=\s\p{Ll})/u;
/** The names of a sentence, with a given name that it begins with: "Nora keeps the list". */
const namesOf = (written: string, given: ReadonlySet<string>): Run[] => {
  const runs = runsIn(written).filter(({ text }) => namesSomething(text));
  const first = opening.exec(written);
  const text = first?.[1];
  if (text === undefined || !given.has(text)) return runs;
  const end = first?.[0].length ?? 0;
  return [{ text, start: end - text.length, end }, ...runs];
};

const known = new WeakMap<SourceIndex, Map<string, Named[]>>();

/** The names of the sources by the words that stand close to them. */
const namedIn = (index: SourceIndex): Map<string, Named[]> => {
  const cached = known.get(index);
  if (cached) return cached;
  const byWord = new Map<string, Named[]>();
  const given = givenNames(index);
  for (const [sentence, { source, written }] of index.texts.entries()) {
    if (source.type === 'guidelines') continue;
    const runs = namesOf(written, given);
    const kinds = runs.map((run) =>
      given.has(run.text) ? 'person' : kindOf(run.text, before(written, run.start)),
    );
    for (const [at, run] of runs.entries()) {
      const near = nearWords(withoutWriter(written), run, runs);
      const kind = kinds[at] ?? '';
      // All that a sentence tells is told of the only one of whom it tells.
      const isOnly =
        written.length < longest && kinds.filter((other) => other === kind).length === 1;
      const begins =
        isOnly &&
        written.length < shortest &&
        run.start - (/^[-–—•*\s]*/.exec(written)?.[0].length ?? 0) <= 0;
      const all =
        isOnly && kind === 'person'
          ? toldOn(toldBehind(near, written, run), index, sentence)
          : near;
      const named = { name: run.text, sentence, near: all, kind, isOnly, begins };
      for (const [word, weight] of all)
        if (weight >= close || isOnly) byWord.set(word, [...(byWord.get(word) ?? []), named]);
    }
  }
  known.set(index, byWord);
  return byWord;
};

const stemsOf = new WeakMap<SourceIndex, Map<number, ReadonlySet<string>>>();

const sentenceStems = (sentence: number, index: SourceIndex): ReadonlySet<string> => {
  const cached = stemsOf.get(index) ?? new Map<number, ReadonlySet<string>>();
  stemsOf.set(index, cached);
  const own = cached.get(sentence);
  if (own) return own;
  const { source, written = '' } = index.texts[sentence] ?? {};
  const asked = source?.type === 'answer' ? source.question : '';
  const stems = new Set(topicStems(`${written} ${asked}`));
  cached.set(sentence, stems);
  return stems;
};

/** The words of a name that tell who it is. */
const tellingParts = (name: string): string[] =>
  words(name).filter((part) => part.length > 2 && !isGeneric(part) && !bodies.test(part));

const tellingCache = new WeakMap<SourceIndex, Map<string, number[]>>();
const sentencesOf = (name: string, index: SourceIndex): number[] => {
  const cached = tellingCache.get(index) ?? new Map<string, number[]>();
  tellingCache.set(index, cached);
  const own = cached.get(name);
  if (own) return own;
  const parts = tellingParts(name);
  const found = index.texts.flatMap(({ source, words: said }, at) =>
    source.type !== 'guidelines' && parts.some((part) => said.includes(` ${part} `)) ? [at] : [],
  );
  cached.set(name, found);
  return found;
};

/** What stands with the name in the sources: in its sentence, or in the next, which tells on. */
const hasOwn = (word: string, sentences: readonly number[], index: SourceIndex): boolean =>
  [word, ...otherWordsFor(word)].some((stem) =>
    sentences.some(
      (at) =>
        sentenceStems(at, index).has(stem) ||
        (tellsOn.test(index.texts[at + 1]?.written ?? '') &&
          sentenceStems(at + 1, index).has(stem)),
    ),
  );

/**
 * The sentence of the sources that tells of another what a draft tells of a name, where they tell nothing
 * of it of this one: "Ana Diaz, the hygienist, works on the bus" of a hygienist Nora Park on the bus.
 */
export const toldOfOther = (
  name: string,
  text: string,
  at: { start: number; end: number },
  index: SourceIndex,
): number | undefined => {
  const parts = tellingParts(name);
  if (parts.length === 0 || isApplicant(name, index)) return undefined;
  const own = sentencesOf(name, index);
  if (own.length === 0) return undefined;
  const { from, to, said } = sentenceOf(text, at);
  const run: Run = { text: name, ...at };
  const others = runsIn(text).filter(
    (other) =>
      namesSomething(other.text) &&
      (other.start >= to || other.end <= from || other.end <= at.start || other.start >= at.end),
  );
  const near = nearWords(withoutAppositions(text, others), run, others);
  const spoken = [...near].flatMap(([word, weight]) =>
    weight >= ofItsClause && !isGeneral(word) ? [word] : [],
  );
  const told = spoken.filter((word) => index.weightOf(word) >= telling);
  const all = findValues(said);
  const values = all
    // What the sentence adds up itself is in the sources by chance.
    .filter((value) => !isSumOfOthers(value, all))
    .flatMap(({ keys }) => keys)
    .filter((key) => /^(?:year|date|money|percent):|^number:(?:\d{2,}|\d*\.\d+)$/.test(key));
  const isWith = (key: string, sentences: readonly number[]): boolean =>
    index.values.get(key)?.some(({ sentence }) => sentences.includes(sentence)) ?? false;
  const kind = kindOf(name, before(text, at.start));
  const weigh = (list: readonly string[]): number =>
    list.reduce((sum, word) => sum + index.weightOf(word), 0);
  const candidates = new Set(spoken.flatMap((word) => namedIn(index).get(word) ?? []));
  for (const rival of candidates) {
    const isOfItsKind = rival.kind === kind;
    if (own.includes(rival.sentence) || (!isOfItsKind && !areDoers(rival.kind, kind))) continue;
    if (mayBeTheSame(rival.name, name) || said.includes(rival.name)) continue;
    if (words(rival.name).some((part) => parts.includes(part))) continue;
    // A common word is telling where a line says nothing else of somebody: "Nora Park, flute".
    const theirs = (rival.begins ? spoken : told).filter(
      (word) => (rival.near.get(word) ?? 0) >= (rival.isOnly && isOfItsKind ? 0.01 : close),
    );
    if (theirs.length === 0) continue;
    if (theirs.some((word) => hasOwn(word, own, index))) continue;
    const ours = told.filter((word) => !theirs.includes(word) && hasOwn(word, own, index));
    const company = values.filter(
      (key) => isWith(key, [rival.sentence]) && !isWith(key, own),
    ).length;
    const score = weigh(theirs) + company * 0.5 - weigh(ours);
    const isAlone =
      kind === 'person' &&
      isOfItsKind &&
      ours.length === 0 &&
      theirs.some(
        (word) =>
          (rival.begins || index.weightOf(word) >= alone) &&
          (rival.near.get(word) ?? 0) >= (rival.begins ? inItsLine : rightBeside),
      );
    const needed = isOfItsKind ? fewest : fewest + 1;
    if ((theirs.length + company >= needed && score >= clear) || isAlone) return rival.sentence;
  }
  return undefined;
};
