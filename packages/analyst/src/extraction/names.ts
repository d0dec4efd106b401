import type { Unit } from '../document/unit.ts';
import { comparable, containsPhrase } from '../text/normalize.ts';
import { type Candidate, createCandidate, maxQuoteLength } from './candidate.ts';
import { listFramedTexts } from './name-mentions.ts';
import { toTitleCase } from './list-name-phrases.ts';
import type { NameWeights } from './name-weights.ts';
import { chooseSpelling, weighNames, type WeighedName } from './find-organization-names.ts';
import { sumProbabilities, type ClassifiedDocument } from './classified-document.ts';

const maxCandidates = 5;
/** Minimum evidence for a name. */
const minEvidence = 2;

/**
 * A mention of the full name is quoted if its probability is at least this fraction of that of the most probable
 * mention.
 */
const minShare = 0.5;

/** Finds possible names of the organization with their probabilities. */
export function findNames(document: ClassifiedDocument, weights: NameWeights): Candidate[] {
  const { units, publisherDetails, extractedText } = document;
  const probabilities = units.map((unit) => sumProbabilities(unit, ['name']));
  const weighed = weighNames(units, extractedText, weights, probabilities);
  const likely = weighed.filter(({ score }) => score >= minEvidence);
  return likely.slice(0, maxCandidates).flatMap(({ phrase, score: evidence }) => {
    const byProbability = [...phrase.units].sort(
      (a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0),
    );
    const minProbability = minShare * (probabilities[byProbability[0] ?? -1] ?? 0);
    const mostProbable =
      byProbability.find(
        (index) =>
          isSpelledOut(units[index], phrase.bare) && (probabilities[index] ?? 0) >= minProbability,
      ) ?? byProbability[0];
    const framed = publisherDetails.find((detail) => isSpelledOut(detail, phrase.bare));
    const unit = mostProbable === undefined ? framed : units[mostProbable];
    const value = toTitleCase(chooseSpelling(phrase.mentions));
    const score = computeShareOfEvidence(weighed, phrase.bare, evidence);
    if (unit) return [createCandidate(unit, value, score)];
    const title = listFramedTexts(extractedText).find((text) =>
      comparable(text).includes(phrase.bare),
    );
    return title ? [{ value, quote: title.slice(0, maxQuoteLength), score }] : [];
  });
}

const isSpelledOut = (unit: Pick<Unit, 'text'> | undefined, bare: string): boolean =>
  unit !== undefined && comparable(unit.text).includes(bare);

/**
 * Computes a phrase's share of the total evidence. Ignores phrases that contain it or are contained in it, since they
 * are forms of the same name.
 */
function computeShareOfEvidence(
  weighed: readonly WeighedName[],
  bare: string,
  evidence: number,
): number {
  const otherNames = weighed.filter(
    ({ phrase: { bare: other } }) => !containsPhrase(other, bare) && !containsPhrase(bare, other),
  );
  return 1 / (1 + otherNames.reduce((sum, { score }) => sum + Math.exp(score - evidence), 0));
}
