import type { ClaimSource } from '@grantwright/shared/contract';
import { expandShorthand } from '../text/expand-shorthand.ts';
import { expandTitles } from '../text/short-titles.ts';
import { fold, topicStems, words } from '../text/words.ts';
import type { SourceSentence } from './claim-sources.ts';
import { groupOf } from './context/group-of.ts';
import type { NearWords } from './context/near-words.ts';
import type { Measure } from './find/measure-after.ts';
import { statedValues } from './context/stated-values.ts';
import { derivedValues } from './derive/derived-values.ts';
import { addressKey } from './find/find-addresses.ts';
import { codeKey } from './find/find-codes.ts';
import { canonicalName } from './names/canonical.ts';
import { stateNames } from './names/states.ts';
import { initialsOf } from './names/initials-of.ts';
import { statedMoney, type StatedMoney } from './stated-money.ts';
import { sinceThen, toldBy, weightOfQuestion, weightOfStem, yearStem } from './told-by.ts';
import { type SourceText, wordRuns } from './word-runs.ts';

export type Occurrence = {
  source: ClaimSource;
  /** All that its sentence is about. */
  stems: Set<string>;
  key: string;
  /** What stands close to the value itself. */
  near: NearWords;
  /** Which sentence of the sources, counted from 0; -1 for what follows from one by arithmetic. */
  sentence: number;
  /** Said of people or things: no amount of money, even where notes leave the sign out. */
  counted?: boolean;
  /** A day or a month that its sentence gives a year of its own. */
  hasYear?: boolean;
  /** The year of its table's column. */
  year?: number;
  /** The unit and the time that it is so much of. */
  measure?: Measure;
  /** What it must be told of, if it follows from a sentence on something of its own. */
  about?: Set<string>;
  /** The unit that must follow it: an age in years says nothing of a count. */
  unit?: string;
};

/** What the sources say, ready to be asked: values by key, words in order. */
export type SourceIndex = StatedMoney & {
  values: Map<string, Occurrence[]>;
  /** ISO date: "this year" is that of the check. */
  today: string;
  /** Approximate statements look along the numbers. */
  hasFiscalYears: boolean;
  /** In which years the sources have a day, "05-23". */
  yearsOfDays: Map<string, Set<string>>;
  amounts: { kind: 'money' | 'number' | 'percent'; value: number; occurrence: Occurrence }[];
  /** The amounts that a sentence of the sources gives. */
  bySentence: Map<number, Occurrence[]>;
  /** Where the sources hold values, by kind of value and by the words close to them. */
  near: Map<string, Map<string, Occurrence[]>>;
  /** How much a word tells apart: 1 for one that a single sentence uses. */
  weightOf: (stem: string) => number;
  texts: SourceText[];
  /** The first text that has these words one after the other. */
  firstWith: (form: 'words' | 'canonical', run: string[]) => SourceText | undefined;
  /** The stems of the organization's own state: what is said of it is said of the state. */
  homeState: Set<string>;
  vocabulary: Set<string>;
  initials: Set<string>;
  /** Words that a source writes in capitals: short names. */
  acronyms: Map<string, ClaimSource>;
  /** Words that a source writes small: at the start of a sentence their capital names nobody. */
  ordinary: Set<string>;
};

const smallWords = /(?<![\p{L}'’])\p{Ll}[\p{L}]+/gu;
const capitals = /(?<![\p{L}\d])\p{Lu}{3,7}(?![\p{L}\d])/gu;

const noWords: NearWords = new Map();

/** Places of one value, or beside one word, that are worth knowing; the weightiest sources come first. */
const enough = 300;

const addAmount = (index: SourceIndex, occurrence: Occurrence): void => {
  const amount = /^(money|number|percent):(\d+(?:\.\d+)?)$/.exec(occurrence.key);
  if (amount)
    index.amounts.push({
      kind: amount[1] as 'money' | 'number' | 'percent',
      value: Number(amount[2]),
      occurrence,
    });
};

const addNear = (index: SourceIndex, occurrence: Occurrence): void => {
  const group = groupOf(occurrence.key);
  if (!group) return;
  const byStem = index.near.get(group) ?? new Map<string, Occurrence[]>();
  index.near.set(group, byStem);
  for (const stem of occurrence.near.keys()) {
    const known = byStem.get(stem);
    if (!known) byStem.set(stem, [occurrence]);
    else if (known.length < enough) known.push(occurrence);
  }
};

const add = (index: SourceIndex, occurrence: Occurrence): void => {
  const [, year, day] = /^date:(\d{4})-(\d\d-\d\d)$/.exec(occurrence.key) ?? [];
  if (year && day) index.yearsOfDays.set(day, (index.yearsOfDays.get(day) ?? new Set()).add(year));
  const known = index.values.get(occurrence.key);
  if (!known) index.values.set(occurrence.key, [occurrence]);
  else if (known.length < enough) known.push(occurrence);
};

/** Its own name stands beside all that an organization says of itself. */
const little = 0.12;

export const indexSources = (sentences: SourceSentence[], today: string): SourceIndex => {
  const uses = new Map<string, number>();
  const ofOwnName = new Set(
    sentences.flatMap(({ source, text }) =>
      source.type === 'organization' && source.field === 'name' ? topicStems(text) : [],
    ),
  );
  const texts: SourceText[] = [];
  const index: SourceIndex = {
    values: new Map(),
    today,
    hasFiscalYears: false,
    yearsOfDays: new Map(),
    amounts: [],
    bySentence: new Map(),
    near: new Map(),
    weightOf: (stem) =>
      ofOwnName.has(stem) ? little : 1 / (1 + 0.6 * Math.log(Math.max(1, uses.get(stem) ?? 1))),
    texts,
    firstWith: wordRuns(texts),
    homeState: new Set(
      sentences.flatMap(({ source, text }) =>
        source.type === 'organization' && source.field === 'contactInfo.state'
          ? topicStems(stateNames.get(text.trim()) ?? text)
          : [],
      ),
    ),
    vocabulary: new Set(),
    initials: new Set(),
    acronyms: new Map(),
    ...statedMoney(sentences),
    ordinary: new Set(),
  };
  for (const [sentence, said] of sentences.entries()) {
    const { source, text } = said;
    // Only people's own notes are written short.
    const isOwn = source.type !== 'document' && source.type !== 'guidelines';
    const full = isOwn ? expandShorthand(text) : text;
    const told = toldBy(source);
    const isFounding = source.type === 'organization' && source.field === 'foundedYear';
    const stems = new Set([
      ...topicStems(text),
      ...topicStems(full),
      ...told,
      // A column of years gives nothing its unit.
      ...topicStems((said.cells ?? []).map(({ about }) => about).join(' ')).filter(
        (word) => word !== yearStem,
      ),
      ...(isFounding ? sinceThen : []),
    ]);
    for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
    const list = words(text);
    for (const word of text.match(smallWords) ?? []) index.ordinary.add(word);
    for (const word of list) index.vocabulary.add(word);
    for (const initials of initialsOf(text)) index.initials.add(initials);
    for (const acronym of text.match(capitals) ?? [])
      if (!index.acronyms.has(acronym)) index.acronyms.set(acronym, source);
    index.texts.push({
      source,
      words: ` ${list.join(' ')} `,
      canonical: ` ${canonicalName(text)} `,
      address: ` ${addressKey(text)} `,
      codes: ` ${codeKey(text)} `,
      original: fold(expandTitles(text)),
      written: expandTitles(text).normalize('NFC'),
    });
    // A short form may stand for a word that looks like a name: "Gr 12" for "Grade 12".
    if (full !== text) for (const word of words(full)) index.vocabulary.add(word);
    const isCode = source.type === 'organization' && source.field === 'contactInfo.postalCode';
    const opens = JSON.stringify(sentences[sentence - 1]?.source) !== JSON.stringify(source);
    const values = statedValues(said, full);
    for (const { key, near, counts, year, hasYear, counted, measure } of values) {
      const around = new Map(near);
      // An answer or a field that is nothing but its value is told by what asked for it.
      const weight = weightOfQuestion(source, near, opens && near === values[0]?.near);
      for (const stem of told)
        around.set(stem, Math.max(around.get(stem) ?? 0, weightOfStem(stem, weight)));
      const occurrence: Occurrence = {
        source,
        stems,
        key,
        near: around,
        sentence,
        ...(year === undefined ? {} : { year }),
        ...(hasYear ? { hasYear } : {}),
        ...(counted ? { counted } : {}),
        ...(measure ? { measure } : {}),
      };
      add(index, occurrence);
      if (key.startsWith('fiscal:')) index.hasFiscalYears = true;
      // A year or a postal code is no amount that another may be near to.
      if (counts && !isCode) {
        addAmount(index, occurrence);
        index.bySentence.set(sentence, [...(index.bySentence.get(sentence) ?? []), occurrence]);
      }
      // A year is no count.
      const isCount = counts || !key.startsWith('number:') || key.length < 'number:1000'.length;
      if (source.type !== 'guidelines' && isCount) addNear(index, occurrence);
    }
  }
  for (const derived of derivedValues(sentences, today)) {
    const { source, key, stems, near = noWords, unit, about } = derived;
    const occurrence: Occurrence = {
      source,
      key,
      stems: new Set(stems),
      near,
      sentence: -1,
      ...(unit ? { unit } : {}),
      ...(about ? { about: new Set(about) } : {}),
    };
    add(index, occurrence);
    // "more than forty years" of an age of 43, as "about 60%" of 24 in 40.
    if (key.startsWith('percent:') || unit !== undefined) addAmount(index, occurrence);
  }
  return index;
};
