import { type Mention, monthOf, singular, Tokens, weekdayOf } from '@grantwright/shared/values';
import {
  functionWords,
  genericWords,
  organizationNouns,
  personTitles,
  roles,
  credentials,
} from '../text/name-words.ts';

/** Additional words that start a sentence or a phrase in a heading. */
const openers = new Set(
  (
    'across about above against along among around at because before behind below beneath beside beyond despite due even ' +
    'every few first many more most much near nearly next now once one two three four five six seven eight nine ten ' +
    'other our out outside some soon still there thus today together toward under until up very well where yet last ' +
    'half dozens hundreds thousands twenty thirty forty fifty sixty seventy eighty ninety eleven twelve however'
  ).split(' '),
);
/** A sequence of capitalized words. */
export type NameRun = Mention & { words: readonly NameWord[]; opensSentence: boolean };

export type NameWord = Mention & { key: string; isGeneric: boolean; isNoun: boolean };

const joins = new Set('of for the and & de del la van von der'.split(' '));
/** Words that do not identify anyone: nationalities, religions, languages and common abbreviations. */
const commonCapitalized = new Set(
  (
    'american english spanish french german european african asian latino latina hispanic indigenous native christian ' +
    'jewish muslim catholic black white internet web wi-fi covid irs ein usa us uk eu un ai it id pdf faq stem ngo ngos ' +
    'medicare medicaid christmas easter thanksgiving ramadan iphone ipad ebook ceo cfo coo cto hr pr tv url kpi nda ad bc god nutrition january am pm llc inc ltd co jr sr i ii iii iv v'
  ).split(' '),
);

/** Finds runs of capitalized words, excluding words that are capitalized only because they start the sentence. */
export function nameRuns(text: string, covered: readonly Mention[]): NameRun[] {
  const tokens = new Tokens(text);
  const isFree = (index: number): boolean => {
    const { start, end } = tokens.at(index);
    return !covered.some((other) => start < other.end && other.start < end);
  };
  const isWord = (index: number): boolean => {
    const { lower } = tokens.at(index);
    return (
      (tokens.isCapitalized(index) || isCamel.test(tokens.at(index).text) || isForeign(lower)) &&
      isFree(index) &&
      !(
        functionWords.has(lower) &&
        (tokens.at(index).text.length > 3 || !isCapital(tokens.at(index).text))
      ) &&
      !openers.has(lower) &&
      monthOf(lower) === undefined &&
      weekdayOf(lower) === undefined
    );
  };
  const runs: NameRun[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isWord(from)) continue;
    const words: number[] = [];
    let to = from;
    while (isWord(to)) {
      words.push(to);
      to++;
      // in a script without capitals, a name cannot be distinguished from the words around it
      if (isForeign(tokens.lower(to - 1)) || isForeign(tokens.lower(to))) break;
      // "St.", "J.", "U.S."
      if (
        tokens.lower(to) === '.' &&
        tokens.isGlued(to) &&
        tokens.at(to - 1).text.length <= 2 &&
        isWord(to + 1)
      )
        to++;
      if (tokens.lower(to) === '-' && tokens.isGlued(to) && isWord(to + 1)) to++;
      if (tokens.lower(to) === "'" && tokens.lower(to + 1) === 's') to += isWord(to + 2) ? 2 : 0;
      let join = to;
      while (joins.has(tokens.lower(join)) && join < to + 2) join++;
      if (join > to && isWord(join) && isFree(to)) to = join;
    }
    const opensSentence =
      from === 0 || /^[.!?:•]$/.test(tokens.lower(from - 1)) || (from === 1 && !tokens.isWord(0));
    runs.push({
      ...tokens.mention(from, (words.at(-1) ?? from) + 1),
      opensSentence,
      words: words.map((index): NameWord => {
        const { text: word, lower, start, end } = tokens.at(index);
        const key = keyOf(lower);
        return {
          text: word,
          start,
          end,
          key,
          isGeneric: isGeneric(lower) || isGeneric(key),
          isNoun: organizationNouns.has(lower) || organizationNouns.has(key),
        };
      }),
    });
    from = to - 1;
  }
  return runs;
}

/** "eBay", but not "kWh" */
const isCamel = /^\p{Ll}+\p{Lu}\p{L}{2}/u;

/** Whether a word contains letters of a non-Latin script. */
export const isForeign = (word: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(word) && word.length > 1;

const ordinaryEnding =
  /(?:ing|ed|ly|[ts]ions?|ments?|ness|ity|ities|ies|ers?|ors?|[ae]nces?|al|ive|[^aeious]s|es|ful|ous|ics?|able|ible|age|ure|ant|ent|ists?|isms?|ary|ory|ship|hood|less|wide|ward)$/;
const minUnknown = 4;

/** Whether a word lacks the endings of ordinary words. */
export const isUnusual = ({ key, text, isGeneric: isKnown }: NameWord): boolean =>
  isForeign(key) ||
  (!isKnown && text.length >= minUnknown && !ordinaryEnding.test(text.toLowerCase()));

const isCapital = (text: string): boolean => /^\p{Lu}+$/u.test(text);

/** Removes possessive and plural endings from a word of a name. */
export const keyOf = (lower: string): string => singular(lower.replace(/['’]s?$/, ''));

const isGeneric = (word: string): boolean =>
  genericWords.has(word) ||
  organizationNouns.has(word) ||
  personTitles.has(word) ||
  credentials.has(word) ||
  roles.has(word) ||
  commonCapitalized.has(word) ||
  functionWords.has(word) ||
  word.length < 2 ||
  /^\d/.test(word);
