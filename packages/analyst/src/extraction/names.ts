import type { Unit } from '../document/unit.ts';
import { comparable } from '../text/normalize.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { nameCues, type NameContext } from './name-cues.ts';
import {
  type Frame,
  framedTexts,
  mentionedNames,
  type NameMention,
  type NamePhrase,
} from './name-mentions.ts';
import { withoutCapitals } from './name-phrases.ts';
import { hostsIn } from './named-after.ts';
import { chanceOf, type Paper } from './paper.ts';

const maxPhrases = 200;
const maxOwnNames = 3;
const maxCandidates = 5;
/** Phrases with less evidence name nothing, even where no other phrase has more. */
const leastEvidence = 2;

export type WeighedName = { phrase: NamePhrase; cues: number[]; score: number };

/** Names of the organization, each with its chance to be it. */
export function findNames(paper: Paper): Candidate[] {
  const { units, imprint, reading } = paper;
  const chances = units.map((unit) => chanceOf(unit, ['name']));
  const weighed = weighNames(units, reading, chances);
  const likely = weighed.filter(({ score }) => score >= leastEvidence);
  return likely.slice(0, maxCandidates).flatMap(({ phrase, score: evidence }) => {
    const surest = [...phrase.units].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))[0];
    const framed = imprint.find(({ text }) => comparable(text).includes(phrase.bare));
    const unit = surest === undefined ? framed : units[surest];
    const value = withoutCapitals(spelling(phrase.mentions));
    const score = chanceAmong(weighed, phrase.bare, evidence);
    if (unit) return [candidateOf(unit, value, score)];
    const title = framedTexts(reading).find((text) => comparable(text).includes(phrase.bare));
    return title ? [{ value, quote: title, score }] : [];
  });
}

/** The share of a phrase in the evidence for all, but those that hold it or are in it: they name the same. */
function chanceAmong(weighed: readonly WeighedName[], bare: string, evidence: number): number {
  const rivals = weighed.filter(
    ({ phrase: { bare: other } }) => !holds(other, bare) && !holds(bare, other),
  );
  return 1 / (1 + rivals.reduce((sum, { score }) => sum + Math.exp(score - evidence), 0));
}

const holds = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** What a document probably calls its organization, before its units are judged. */
export const ownNames = (units: readonly Unit[], frame: Frame): string[] =>
  weighNames(units, frame)
    .slice(0, maxOwnNames)
    .map(({ phrase }) => spelling(phrase.mentions));

/**
 * The phrases that may name the organization of a document, the likeliest first.
 *
 * @param chances of the units to name it, where they are judged
 */
export function weighNames(
  units: readonly Unit[],
  frame: Frame,
  chances: readonly number[] = [],
): WeighedName[] {
  const framed = framedTexts(frame);
  const known = { frame: framed.map(comparable), hosts: hostsIn(units, frame.origin?.host) };
  const phrases = mentionedNames(units, framed)
    .sort((a, b) => b.units.length - a.units.length)
    .filter(
      ({ bare, units: { length } }, at) =>
        at < maxPhrases || length === 0 || known.frame.some((text) => text.includes(bare)),
    );
  const unitsOf = (test: (bare: string) => boolean): number =>
    Math.max(0, ...phrases.map(({ bare, units: own }) => (test(bare) ? own.length : 0)));
  return phrases
    .map((phrase) => {
      const { bare } = phrase;
      const shorter = unitsOf((each) => bare.startsWith(`${each} `) || bare.endsWith(` ${each}`));
      const context: NameContext = {
        ...known,
        unitCount: units.length,
        within: unitsOf((each) => each !== bare && holds(each, bare)),
        beyond: Math.max(0, shorter - phrase.units.length),
        chances: phrase.units.map((unit) => chances[unit] ?? 0),
      };
      const cues = Object.values(nameCues).map(({ of }) => of(phrase, context));
      const score = Object.values(nameCues).reduce(
        (sum, { weight }, at) => sum + weight * (cues[at] ?? 0),
        0,
      );
      return { phrase, cues, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** Of the spellings of a name one with small letters and its legal form, if there is one. */
function spelling(mentions: readonly NameMention[]): string {
  const weight = (text: string): number =>
    Number(/\p{Ll}/u.test(text)) + 0.5 * Number(/\b(?:Inc|Ltd|LLC)\b/i.test(text));
  const spelledOut = mentions.filter(({ text }) => text.includes(' '));
  const texts = (spelledOut.length > 0 ? spelledOut : mentions).map(({ text }) => text);
  return texts.reduce((best, text) => (weight(text) > weight(best) ? text : best));
}
