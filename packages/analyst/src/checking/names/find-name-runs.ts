import {
  type Mention,
  findMonth,
  toSingular,
  type Token,
  Tokens,
  findWeekday,
} from '@grantwright/shared/values';
import {
  functionWords,
  genericWords,
  organizationNouns,
  personTitles,
  roles,
  credentials,
} from '../../text/name-words.ts';
import { isStateCode } from '../../text/states.ts';
import { findLongStates, isStateCodeAfterIn } from './state-names.ts';

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

/** Words that join two words of a name, at most two in a row: "Friends of the River". */
const joins = new Set('of for the and & de del la van von der'.split(' '));
const maxJoins = 2;
/** Words that do not identify anyone: nationalities, religions, languages and common abbreviations. */
const commonCapitalized = new Set(
  (
    'american english spanish french german european african asian latino latina hispanic indigenous native christian ' +
    'jewish muslim catholic black white internet web wi-fi covid irs ein usa us uk eu un ai it id pdf faq stem ngo ngos ' +
    'medicare medicaid christmas easter thanksgiving ramadan iphone ipad ebook ceo cfo coo cto hr pr tv url kpi nda ad bc god nutrition january am pm llc inc ltd co jr sr i ii iii iv v'
  ).split(' '),
);

/** Finds runs of capitalized words, excluding words that are capitalized only because they start the sentence. */
export function findNameRuns(text: string, covered: readonly Mention[]): NameRun[] {
  const tokens = new Tokens(text);
  const isFree: TokenTest = (index) => {
    const { start, end } = tokens.at(index);
    return !covered.some((other) => start < other.end && other.start < end);
  };
  const isWord: TokenTest = (index) => isPartOfName(tokens.at(index)) && isFree(index);
  const states = findLongStates(tokens);
  const runs: NameRun[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isWord(from)) continue;
    const words = [from];
    let last = from;
    for (
      let next = findNextWord(tokens, from, isWord, isFree);
      next !== undefined;
      next = findNextWord(tokens, last, isWord, isFree)
    ) {
      words.push(next);
      last = next;
    }
    runs.push({
      ...tokens.mention(from, last + 1),
      opensSentence: opensSentence(tokens, from),
      words: words.map((index) =>
        toNameWord(tokens, index, states.has(index) || isStateCodeAfterIn(tokens, index)),
      ),
    });
    from = last;
  }
  return runs;
}

type TokenTest = (index: number) => boolean;

/** Whether a word is capitalized like a name, and is neither a date nor an ordinary word at the start of a sentence. */
function isPartOfName({ text, lower, isCapitalized }: Token): boolean {
  if (!isCapitalized && !isCamel.test(text) && !isForeign(lower)) return false;
  const isAcronym = text.length <= 3 && isCapital(text);
  if (functionWords.has(lower) && !isAcronym) return false;
  return !openers.has(lower) && findMonth(lower) === undefined && findWeekday(lower) === undefined;
}

/** Returns the next word of a name: the following word, or the word after a mark or joining words. */
function findNextWord(
  tokens: Tokens,
  word: number,
  isWord: TokenTest,
  isFree: TokenTest,
): number | undefined {
  // in a script without capitals, a name cannot be distinguished from the words around it
  if (isForeign(tokens.lower(word)) || isForeign(tokens.lower(word + 1))) return undefined;
  const marked = word + 1 + countMarkTokens(tokens, word + 1);
  const next = isWord(marked) ? marked : word + 1;
  let joined = next;
  while (joins.has(tokens.lower(joined)) && joined < next + maxJoins) joined++;
  if (joined > next && isWord(joined) && isFree(next)) return joined;
  return isWord(next) ? next : undefined;
}

/** Number of tokens of a mark within a name: "St. Mary", "J. Roe", "Reed-Lindal", "Reed's Pantry". */
function countMarkTokens(tokens: Tokens, index: number): number {
  const mark = tokens.lower(index);
  if (mark === "'" && tokens.lower(index + 1) === 's') return 2;
  if (!tokens.isGlued(index)) return 0;
  const isInitial = tokens.at(index - 1).text.length <= 2;
  return mark === '-' || (mark === '.' && isInitial) ? 1 : 0;
}

const opensSentence = (tokens: Tokens, from: number): boolean =>
  from === 0 || /^[.!?:•]$/.test(tokens.lower(from - 1)) || (from === 1 && !tokens.isWord(0));

function toNameWord(tokens: Tokens, index: number, isState: boolean): NameWord {
  const { text, lower, start, end } = tokens.at(index);
  const key = toNameKey(lower);
  const isNoun = organizationNouns.has(lower) || organizationNouns.has(key);
  const isCommon = isGeneric(lower) || isGeneric(key);
  return { text, start, end, key, isNoun, isGeneric: isCommon && !isState };
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

/** Removes possessive and plural endings from a word of a name. "KS" is not a plural. */
export function toNameKey(lower: string): string {
  const word = lower.replace(/['’]s?$/, '');
  return isStateCode(word.toUpperCase()) ? word : toSingular(word);
}

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
