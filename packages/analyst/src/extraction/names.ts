import type { Unit } from '../document/unit.ts';
import { comparable } from '../text/normalize.ts';
import { type Candidate, candidateOf, longestQuote } from './candidate.ts';
import { framedTexts } from './name-mentions.ts';
import { withoutCapitals } from './name-phrases.ts';
import type { NameWeights } from './name-weights.ts';
import { holds, spelling, weighNames, type WeighedName } from './own-names.ts';
import { chanceOf, type Paper } from './paper.ts';

const maxCandidates = 5;
/** Minimum evidence for a name. */
const leastEvidence = 2;

/** Minimum probability, relative to the most probable mention, of a quoted mention that spells the name out. */
const leastShare = 0.5;

/** Possible names of the organization, each with its probability. */
export function findNames(paper: Paper, weights: NameWeights): Candidate[] {
  const { units, publisherDetails, reading } = paper;
  const chances = units.map((unit) => chanceOf(unit, ['name']));
  const weighed = weighNames(units, reading, weights, chances);
  const likely = weighed.filter(({ score }) => score >= leastEvidence);
  return likely.slice(0, maxCandidates).flatMap(({ phrase, score: evidence }) => {
    const byChance = [...phrase.units].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
    const least = leastShare * (chances[byChance[0] ?? -1] ?? 0);
    const surest =
      byChance.find((at) => isSpelledOut(units[at], phrase.bare) && (chances[at] ?? 0) >= least) ??
      byChance[0];
    const framed = publisherDetails.find((each) => isSpelledOut(each, phrase.bare));
    const unit = surest === undefined ? framed : units[surest];
    const value = withoutCapitals(spelling(phrase.mentions));
    const score = chanceAmong(weighed, phrase.bare, evidence);
    if (unit) return [candidateOf(unit, value, score)];
    const title = framedTexts(reading).find((text) => comparable(text).includes(phrase.bare));
    return title ? [{ value, quote: title.slice(0, longestQuote), score }] : [];
  });
}

const isSpelledOut = (unit: Pick<Unit, 'text'> | undefined, bare: string): boolean =>
  unit !== undefined && comparable(unit.text).includes(bare);

/** A phrase's fraction of the total evidence, except phrases that contain it or that it contains: they are the same name. */
function chanceAmong(weighed: readonly WeighedName[], bare: string, evidence: number): number {
  const rivals = weighed.filter(
    ({ phrase: { bare: other } }) => !holds(other, bare) && !holds(bare, other),
  );
  return 1 / (1 + rivals.reduce((sum, { score }) => sum + Math.exp(score - evidence), 0));
}
