import {
  chooseName,
  listContentWords,
  computeDocumentFeatures,
  containsMostOf,
  type ClassifiedUnit,
  listNameCandidates,
  computeNameFeatures,
  computePartFeatures,
  selectSections,
} from '@grantwright/analyst';
import { findBestThreshold, crossFit, type FoldedExample } from './cross-fit.ts';
import { folds, type LabeledCall } from './labeled-calls.ts';
import { createLocator } from '../labels/locate.ts';
import { scoreSections, type SectionScore } from '../labels/sections.ts';
import type { TrainOptions } from './train-network.ts';

/** A call whose units were classified by networks not trained on its repository. */
export type ClassifiedCall = LabeledCall & { judged: readonly ClassifiedUnit[] };

/** The training examples for a network and its best threshold in cross-validation. */
export type TrainingSet = { examples: FoldedExample[]; threshold: number; score: number };

/** Rejecting a call costs more than analyzing a document that is not a call. */
const costOfRefusal = 3;
/**
 * Minimum Dice coefficient of a candidate and the name: twice the number of shared words divided by the total number.
 */
const minOverlap = 0.55;

/**
 * Creates examples for whether a unit names a section, based on the classifications around it. The threshold has the
 * best F1 of sections.
 */
export function createSectionTrainingSet(
  calls: readonly ClassifiedCall[],
  options: TrainOptions,
): TrainingSet {
  const documents = calls.flatMap(({ key, judged, fold }) => {
    if (!key) return [];
    const named = new Set(key.sections.flatMap(({ units }) => [...units]));
    const examples = computePartFeatures(judged).map((features, unit) => ({
      features,
      fold,
      label: named.has(unit) ? 'part' : 'none',
    }));
    return [{ expected: key.sections, judged, examples, locate: createLocator(judged) }];
  });
  const examples = documents.flatMap((document) => document.examples);
  const probabilities = crossFit(examples, folds, options, 'part');
  let from = 0;
  const predicted = documents.map((document) => {
    const ofDocument = probabilities.slice(from, from + document.examples.length);
    from += document.examples.length;
    return { ...document, probabilities: ofDocument };
  });
  const f1At = (threshold: number): number => {
    const scores = predicted.map(({ expected, judged, probabilities: ofDocument, locate }) =>
      scoreSections(expected, selectSections(judged, ofDocument, threshold), locate),
    );
    const count = (result: keyof SectionScore) =>
      scores.reduce((sum, score) => sum + score[result].length, 0);
    const found = count('found');
    return (2 * found) / (2 * found + count('missed') + count('extra'));
  };
  return { examples, ...findBestThreshold(f1At) };
}

/** Creates examples for whether a candidate is the name of the program or the funder. */
export function createNameTrainingSet(
  calls: readonly ClassifiedCall[],
  nameKind: 'program' | 'funder',
  options: TrainOptions,
): TrainingSet {
  const documents = calls.flatMap(({ key, doc, judged, fold }) => {
    if (key?.[nameKind] === undefined) return [];
    const candidates = listNameCandidates(doc, judged);
    const features = computeNameFeatures(doc, judged, candidates);
    const expected = key[nameKind];
    const examples = candidates.map(({ text }, index) => ({
      features: features[index] ?? new Float32Array(),
      fold,
      label: expected !== null && isName(text, expected) ? 'name' : 'none',
    }));
    return [{ expected, candidates, examples }];
  });
  const examples = documents.flatMap((document) => document.examples);
  const probabilities = crossFit(examples, folds, options, 'name');
  let from = 0;
  const chosen = documents.map(({ expected, candidates }) => {
    const best = chooseName(candidates, probabilities.slice(from, from + candidates.length));
    from += candidates.length;
    return { expected, best };
  });
  const correct = (threshold: number): number =>
    chosen.filter(({ expected, best }) => {
      const predicted = best && best.probability >= threshold ? best.text : undefined;
      if (expected === null) return predicted === undefined;
      return predicted !== undefined && holds(predicted, expected);
    }).length / chosen.length;
  return { examples, ...findBestThreshold(correct) };
}

/** Creates examples for whether a document accepts applications. */
export function createCallTrainingSet(
  calls: readonly ClassifiedCall[],
  options: TrainOptions,
): TrainingSet {
  const examples = calls.flatMap(({ status, features, judged, fold }) =>
    status
      ? [
          {
            features: computeDocumentFeatures(features, judged),
            fold,
            label: status === 'not-a-call' ? 'other' : 'call',
            isJudged: status !== 'closed',
          },
        ]
      : [],
  );
  const probabilities = crossFit(examples, folds, options, 'other');
  const cost = (threshold: number): number =>
    -examples.reduce((sum, { label, isJudged }, index) => {
      const isRefused = (probabilities[index] ?? 0) >= threshold;
      if (!isJudged || isRefused === (label === 'other')) return sum;
      return sum + (isRefused ? costOfRefusal : 1);
    }, 0);
  return { examples, ...findBestThreshold(cost) };
}

/** Creates examples for whether a call accepts applications now, at any time, repeatedly, not yet or no longer. */
export const listStatusExamples = (calls: readonly ClassifiedCall[]): FoldedExample[] =>
  calls.flatMap(({ status, features, judged, fold }) =>
    status && status !== 'not-a-call'
      ? [{ features: computeDocumentFeatures(features, judged), fold, label: status }]
      : [],
  );

const createWordSet = (name: string): ReadonlySet<string> => new Set(listContentWords(name));
const holds = (predicted: string, expected: string): boolean =>
  containsMostOf(createWordSet(predicted), createWordSet(expected));

function isName(predicted: string, expected: string): boolean {
  const [words, others] = [createWordSet(predicted), createWordSet(expected)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return containsMostOf(words, others) && 2 * shared >= minOverlap * (words.size + others.size);
}
