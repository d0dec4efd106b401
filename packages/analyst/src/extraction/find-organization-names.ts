import type { Unit } from '../document/unit.ts';
import { comparable, containsPhrase } from '../text/normalize.ts';
import { nameCueNames, nameCues, type NameContext } from './name-cues.ts';
import {
  type Frame,
  listFramedTexts,
  findMentionedNames,
  type NameMention,
  type NamePhrase,
} from './name-mentions.ts';
import type { NameWeights } from './name-weights.ts';
import { findHosts } from './named-after.ts';

const maxPhrases = 200;
const maxOwnNames = 3;

/** A phrase with its cues, in the order of `nameCueNames`. */
export type DescribedName = { phrase: NamePhrase; cues: readonly number[] };
export type WeighedName = { phrase: NamePhrase; score: number };

/** Finds probable names of the organization that a document belongs to, before its units are classified. */
export const findOrganizationNames = (
  units: readonly Unit[],
  frame: Frame,
  weights: NameWeights,
): string[] =>
  weighNames(units, frame, weights)
    .slice(0, maxOwnNames)
    .map(({ phrase }) => chooseSpelling(phrase.mentions));

/**
 * Ranks the phrases that may name a document's organization, most probable first.
 *
 * @param probabilities for each unit, the probability that it names the organization, if units have been classified
 */
export const weighNames = (
  units: readonly Unit[],
  frame: Frame,
  weights: NameWeights,
  probabilities?: readonly number[],
): WeighedName[] =>
  describeNames(units, frame, probabilities)
    .map(({ phrase, cues }) => ({
      phrase,
      score: nameCueNames.reduce((sum, cue, index) => sum + weights[cue] * (cues[index] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score);

/** Computes the cues of each phrase. */
export function describeNames(
  units: readonly Unit[],
  frame: Frame,
  probabilities: readonly number[] = [],
): DescribedName[] {
  const framed = listFramedTexts(frame);
  const documentContext = {
    frame: framed.map(comparable),
    hosts: findHosts(units, frame.origin?.host),
  };
  const phrases = findMentionedNames(units, framed)
    .sort((a, b) => b.units.length - a.units.length)
    .filter(
      ({ bare, units: { length } }, index) =>
        index < maxPhrases ||
        length === 0 ||
        documentContext.frame.some((text) => text.includes(bare)),
    );
  const countMostUnits = (test: (bare: string) => boolean): number =>
    Math.max(
      0,
      ...phrases.map(({ bare, units: phraseUnits }) => (test(bare) ? phraseUnits.length : 0)),
    );
  return phrases.map((phrase) => {
    const { bare } = phrase;
    const shorter = countMostUnits(
      (other) => bare.startsWith(`${other} `) || bare.endsWith(` ${other}`),
    );
    const context: NameContext = {
      ...documentContext,
      unitCount: units.length,
      longerPhraseUnits: countMostUnits((other) => other !== bare && containsPhrase(other, bare)),
      shortFormUnits: Math.max(0, shorter - phrase.units.length),
      probabilities: phrase.units.map((unit) => probabilities[unit] ?? 0),
    };
    return { phrase, cues: nameCueNames.map((cue) => nameCues[cue](phrase, context)) };
  });
}

/** Chooses a spelling of a name, preferring lower-case letters and the legal form. */
export function chooseSpelling(mentions: readonly NameMention[]): string {
  const scoreSpelling = (text: string): number =>
    Number(/\p{Ll}/u.test(text)) + 0.5 * Number(/\b(?:Inc|Ltd|LLC)\b/i.test(text));
  const spelledOut = mentions.filter(({ text }) => text.includes(' '));
  const texts = (spelledOut.length > 0 ? spelledOut : mentions).map(({ text }) => text);
  return texts.reduce((best, text) => (scoreSpelling(text) > scoreSpelling(best) ? text : best));
}
