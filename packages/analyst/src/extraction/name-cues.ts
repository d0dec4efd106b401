import { listKeys, anyOf } from '@grantwright/shared/values';
import { genericWords, organizationNouns } from '../text/name-words.ts';
import { containsPhrase } from '../text/normalize.ts';
import type { NameMention, NamePhrase } from './name-mentions.ts';
import { normalizeName } from './list-name-phrases.ts';
import { isNamedAfter } from './named-after.ts';

/** Information about a phrase gathered from the rest of its document. */
export type NameContext = {
  unitCount: number;
  /** The publisher details of the document, normalized by `comparable`. */
  frame: readonly string[];
  /** The host of the page and the hosts of the email and web addresses on it. */
  hosts: readonly string[];
  /** The number of units with the most frequent longer phrase that contains this phrase. */
  longerPhraseUnits: number;
  /** The number of other units with a shorter phrase that this phrase starts or ends with, such as "the Fund". */
  shortFormUnits: number;
  /** For each unit with the phrase, the probability that it names the organization. */
  probabilities: readonly number[];
};

type Cue = (phrase: NamePhrase, context: NameContext) => number;

const labels =
  /\b(?:name of (?:the )?\w+|(?:full|legal|corporate|organization|business) name|known as|called|name (?:is|shall be)|name)[\s:|"“”'.,-]{0,9}(?:the )?["“]?$/i;
const titles =
  /\b(?:about|welcome to|what is|who is|bylaws|articles|incorporation|constitution|mission|statements?|report|history|board of directors|copyright|©)[\s\d:|–-]{0,9}(?:of |to |for )?(?:the )?$/i;
const prepositionBefore =
  /\b(?:by|from|with|at|to|in|dear|attn|and|via|per|under|see|than|like)[:,]? (?:the )?$/i;
const form = String.raw`^,?(?: Inc\b\.?)?(?: \([^)]{1,60}\))?,?`;
const identity = new RegExp(
  `${form} (?:is|shall be|are) (?:an?|the|registered|organi[sz]ed|dedicated|committed)\\b`,
);
const defines = /^,?(?: Inc\b\.?)?,? ?\((?:["“”']|the |here|[A-Z]{2,8}\b)/i;
const legalForm = /\b(?:inc|incorporated|ltd|llc|cic|c\.i\.c|asbl|aisbl)\b/i;
const others = anyOf(
  /\b(?:internal revenue|department of|secretary of state|state of|united states)\b/i,
  /\b(?:franchise|treasury|revenue code|code|act|llp|cpas?|commission(?:er)?|attorney)\b/i,
  /\b(?:court|general assembly|robert'?s? rules)\b/i,
);
const otherThings =
  /\b(?:policy|report|certificate|meeting|members?|page|version|draft|office|news|plan)\b/i;
const place = /^(?:New )?\p{Lu}\p{L}+,? \p{Lu}\p{L}+$/u;
const camelOrCapitals = /^\S*\p{Ll}\p{Lu}\S*$|^\p{Lu}{3,}$/u;

const testSome =
  (test: (mention: NameMention) => boolean): Cue =>
  ({ mentions }) =>
    Number(mentions.some(test));
const measureShare =
  (test: (mention: NameMention) => boolean): Cue =>
  ({ mentions }) =>
    mentions.filter(test).length / mentions.length;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const countIndependentUnits = ({ units }: NamePhrase, { longerPhraseUnits }: NameContext): number =>
  Math.max(0, units.length - longerPhraseUnits);

/** Evidence for and against a phrase being the organization's name. Each cue ranges from 0 to about 1. */
export const nameCues = {
  frequency: (phrase, context) => Math.log2(1 + countIndependentUnits(phrase, context)) / 4,
  density: (phrase, context) =>
    Math.min(1, (4 * countIndependentUnits(phrase, context)) / context.unitCount),
  shortForms: (_, { shortFormUnits }) => Math.log2(1 + shortFormUnits) / 4,
  words: ({ bare }) => Math.log2(Math.min(6, bare.split(' ').length)) / 2.6,
  oneWord: ({ bare }) => Number(!bare.includes(' ')),
  inFrame: ({ bare }, { frame }) => Number(frame.some((text) => containsPhrase(text, bare))),
  isFrame: ({ bare }, { frame }) => Number(frame.some((text) => normalizeName(text) === bare)),
  holdsNoun: ({ bare }) => Number(bare.split(' ').some((word) => organizationNouns.has(word))),
  endsWithNoun: ({ bare }) => Number(organizationNouns.has(bare.split(' ').at(-1) ?? '')),
  legalForm: testSome(
    ({ text, after }) => legalForm.test(text) || /^,? (?:Inc|INC|Ltd)\b/.test(after),
  ),
  wholeLine: testSome(({ isWhole }) => isWhole),
  early: ({ units }) => 1 / (1 + (units[0] ?? 99) / 5),
  labeled: testSome(({ before }) => labels.test(before)),
  titled: testSome(({ before }) => titles.test(before)),
  joined: measureShare(({ before }) => prepositionBefore.test(before)),
  defined: testSome(({ after }) => defines.test(after)),
  identified: testSome(({ after }) => identity.test(after)),
  isHost: ({ bare }, { hosts }) =>
    Number(hosts.some((host) => bare.length > 3 && host.includes(bare.replaceAll(' ', '')))),
  namesHost: ({ bare }, { hosts }) => Number(hosts.some((host) => isNamedAfter(host, bare))),
  authority: ({ bare }) => Number(others.test(bare) || otherThings.test(bare)),
  generic: ({ bare }) => {
    const words = bare.split(' ');
    return words.filter((word) => genericWords.has(word)).length / words.length;
  },
  startsSentence: (phrase, context) =>
    phrase.bare.includes(' ')
      ? 0
      : measureShare(({ before, isWhole }) => before === '' && !isWhole)(phrase, context),
  camelCase: testSome(({ text }) => camelOrCapitals.test(text)),
  place: ({ mentions }) => Number(mentions.every(({ text }) => place.test(text))),
  digits: ({ bare }) => Number(/\d/.test(bare)),
  highestProbability: (_, { probabilities }) => Math.max(0, ...probabilities),
  summedProbability: (_, { probabilities }) => Math.log2(1 + sum(probabilities)) / 3,
  meanProbability: (_, { probabilities }) => sum(probabilities) / Math.max(1, probabilities.length),
} satisfies Record<string, Cue>;

export type NameCue = keyof typeof nameCues;
export const nameCueNames = listKeys(nameCues);
