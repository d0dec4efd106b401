import {
  chooseName,
  contentWords,
  documentFeatures,
  containsMostOf,
  type ClassifiedUnit,
  nameCandidates,
  nameFeatures,
  partFeatures,
} from '@grantwright/analyst';
import { bestThreshold, crossFitted, f1At, type FoldedExample } from './cross-fit.ts';
import { folds, type LabeledCall } from './read-calls.ts';
import type { TrainOptions } from './train-network.ts';

/** A call with its units as networks judged them that had not seen its repository. */
export type JudgedCall = LabeledCall & { judged: readonly ClassifiedUnit[] };

/** What a network learns from, and the threshold that did best in cross validation. */
export type Lesson = { examples: FoldedExample[]; threshold: number; score: number };

/** A call that is refused costs more than a document that is read for nothing. */
const costOfRefusal = 3;
/** A candidate is the name when it holds most of its words, and little else: twice those in both, of all in either. */
const leastOverlap = 0.55;

/** Units that name a part of the application, told from the others by the judgments around them. */
export function sectionLesson(calls: readonly JudgedCall[], options: TrainOptions): Lesson {
  const examples = calls.flatMap(({ key, judged, fold }) => {
    if (!key) return [];
    const named = new Set(key.sections.flatMap(({ units }) => [...units]));
    return partFeatures(judged).map((features, unit) => ({
      features,
      fold,
      label: named.has(unit) ? 'part' : 'none',
    }));
  });
  const chances = crossFitted(examples, folds, options, 'part');
  return {
    examples,
    ...bestThreshold((threshold) => f1At(examples, chances, 'part', threshold)),
  };
}

/** Candidates that give the name of the program or the funder, told from other names. */
export function nameLesson(
  calls: readonly JudgedCall[],
  what: 'program' | 'funder',
  options: TrainOptions,
): Lesson {
  const documents = calls.flatMap(({ key, doc, judged, fold }) => {
    if (key?.[what] === undefined) return [];
    const candidates = nameCandidates(doc, judged);
    const features = nameFeatures(doc, judged, candidates);
    const wanted = key[what];
    const examples = candidates.map(({ text }, at) => ({
      features: features[at] ?? new Float32Array(),
      fold,
      label: wanted !== null && isName(text, wanted) ? 'name' : 'none',
    }));
    return [{ wanted, candidates, examples }];
  });
  const examples = documents.flatMap((document) => document.examples);
  const chances = crossFitted(examples, folds, options, 'name');
  let from = 0;
  const chosen = documents.map(({ wanted, candidates }) => {
    const best = chooseName(candidates, chances.slice(from, from + candidates.length));
    from += candidates.length;
    return { wanted, best };
  });
  const right = (threshold: number): number =>
    chosen.filter(({ wanted, best }) => {
      const given = best && best.chance >= threshold ? best.text : undefined;
      if (wanted === null) return given === undefined;
      return given !== undefined && holds(given, wanted);
    }).length / chosen.length;
  return { examples, ...bestThreshold(right) };
}

/** Documents that take applications, told from others. */
export function callLesson(calls: readonly JudgedCall[], options: TrainOptions): Lesson {
  const examples = calls.flatMap(({ status, features, judged, fold }) =>
    status
      ? [
          {
            features: documentFeatures(features, judged),
            fold,
            label: status === 'not-a-call' ? 'other' : 'call',
            isJudged: status !== 'closed',
          },
        ]
      : [],
  );
  const chances = crossFitted(examples, folds, options, 'other');
  const cost = (threshold: number): number =>
    -examples.reduce((sum, { label, isJudged }, at) => {
      const isRefused = (chances[at] ?? 0) >= threshold;
      if (!isJudged || isRefused === (label === 'other')) return sum;
      return sum + (isRefused ? costOfRefusal : 1);
    }, 0);
  return { examples, ...bestThreshold(cost) };
}

/** Whether a call takes applications now, always, again and again, not yet or no more. */
export const statusExamples = (calls: readonly JudgedCall[]): FoldedExample[] =>
  calls.flatMap(({ status, features, judged, fold }) =>
    status && status !== 'not-a-call'
      ? [{ features: documentFeatures(features, judged), fold, label: status }]
      : [],
  );

const wordsOf = (name: string): ReadonlySet<string> => new Set(contentWords(name));
const holds = (given: string, wanted: string): boolean =>
  containsMostOf(wordsOf(given), wordsOf(wanted));

function isName(given: string, wanted: string): boolean {
  const [words, others] = [wordsOf(given), wordsOf(wanted)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return containsMostOf(words, others) && 2 * shared >= leastOverlap * (words.size + others.size);
}
