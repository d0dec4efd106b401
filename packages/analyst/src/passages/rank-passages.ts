import type { DraftModel } from '../drafting/relevance.ts';
import {
  type Ask,
  type AskFeatures,
  computeAskFeatures,
  computeBelongingFeatures,
  computeTitleSimilarity,
} from '../drafting/topic-features.ts';
import {
  type Embeddings,
  truncateForEmbedding,
  computeStatementFeatures,
  getVector,
} from '../drafting/compute-statement-features.ts';
import { createStatement } from '../drafting/gather-statements.ts';
import { promptTopics } from '../drafting/topics.ts';
import { computeCosine } from '../model/compute-cosine.ts';
import { computeProbability } from '../model/network.ts';
import { exampleAnswers } from './example-answers.ts';
import { isRow, type OwnPassage, joinWords } from './find-own-passages.ts';
import { scoreWords } from './score-words.ts';

export type RankedPassage = { passage: OwnPassage; score: number };

type Example = { text: string; probability: number };
type Candidate = {
  passage: OwnPassage;
  windows: string[];
  words: number;
  exampleWords: number;
};

/** Limits the number of texts to embed, since embedding takes most of the time. */
const maxEmbedded = 300;
/** Answers are several times as long as other passages. */
const maxEmbeddedAnswers = 30;
/** A sentence or two. The encoder ignores everything beyond about 400 characters. */
const maxWindow = 350;
const maxWindows = 6;
/** Topics of a question below this probability contribute no example answers. */
const minTopic = 0.25;
/** Weight of a passage's best part. The mean of all parts makes up the rest. */
const bestShare = 0.75;

/** Tuned on questions about the organizations in the train split (training/README.md). */
const weights = {
  meaning: 0.8,
  example: 0.8,
  title: 0.2,
  words: 0.3,
  exampleWords: 0.2,
  belongs: 0.4,
  ownVoice: 0.12,
  figure: 0.12,
  rule: -0.25,
  address: -0.2,
  row: -0.1,
  testimonial: -0.2,
};

const asksForFigures =
  /\b(?:how (?:much|many)|budget|revenues?|income|expens\w+|costs?|amounts?|figures|number of|totals?|assets|percent\w*|balance|salar\w+)\b/i;
const asksForRules =
  /\b(?:govern\w*|bylaws?|polic\w+|conflicts? of interest|controls?|procedures?|decisions?|selected|elected|composed|structure)\b/i;
const figure = /[$€£]\s?\d|\b(?!(?:19|20)\d\d\b)\d[\d,.]*\b/;

/** Ranks passages by how well they answer a question. */
export async function rankPassages(
  passages: readonly OwnPassage[],
  asked: Ask,
  ownName: string,
  model: DraftModel,
): Promise<RankedPassage[]> {
  const getAskFeatures = (embeddings: Embeddings) =>
    computeAskFeatures(asked, embeddings, model.asks);
  const questions = [asked.name, ...asked.prompts].filter(Boolean).map(truncateForEmbedding);
  const examples = listExamples(getAskFeatures(await model.encoder.embed(questions)));
  const candidates = listCandidates(passages, questions.join(' '), examples);
  const texts = candidates.flatMap(({ passage, windows }) => [...listTitles(passage), ...windows]);
  const embeddings = await model.encoder.embed(
    [...questions, ...examples.map(({ text }) => text), ...texts].map(truncateForEmbedding),
  );
  const scoreCandidate = createScorer(
    getAskFeatures(embeddings),
    examples,
    embeddings,
    ownName,
    model,
  );
  const question = questions.join(' ');
  const needsFigures = asksForFigures.test(question);
  const needsRules = asksForRules.test(question);
  return candidates
    .map((candidate) => ({
      passage: candidate.passage,
      score:
        scoreCandidate(candidate) +
        (needsFigures && figure.test(joinWords(candidate.passage)) ? weights.figure : 0) +
        computePenalties(candidate.passage, needsRules),
    }))
    .sort((a, b) => b.score - a.score);
}

const listExamples = ({ probabilities }: AskFeatures): Example[] =>
  promptTopics.flatMap((topic, index) => {
    const probability = probabilities[index] ?? 0;
    if (probability < minTopic) return [];
    return (exampleAnswers[topic] ?? []).map((text) => ({ text, probability }));
  });

/** Selects the passages that share the most words with the question or with example answers on the same topic. */
function listCandidates(
  passages: readonly OwnPassage[],
  question: string,
  examples: readonly Example[],
): Candidate[] {
  const eligible = asksForFigures.test(question)
    ? passages
    : passages.filter((passage) => !isRow(passage));
  const texts = eligible.map((passage) => [...passage.titles, joinWords(passage)].join(' '));
  const words = scoreWords(texts, question);
  const exampleWords = scoreWords(texts, examples.map(({ text }) => text).join(' '));
  let answers = 0;
  return eligible
    .map((passage, index) => ({
      passage,
      windows: joinShortSentences(passage),
      words: words[index] ?? 0,
      exampleWords: exampleWords[index] ?? 0,
    }))
    .sort((a, b) => b.words + b.exampleWords - a.words - a.exampleWords)
    .filter(({ passage }) => !passage.isAnswer || ++answers <= maxEmbeddedAnswers)
    .slice(0, maxEmbedded);
}

function createScorer(
  features: AskFeatures,
  examples: readonly Example[],
  embeddings: Embeddings,
  ownName: string,
  { tells, belongs }: DraftModel,
): (candidate: Candidate) => number {
  const scoreMeaning = (text: string): number =>
    findHighest([features.name, ...features.prompts], (vector) =>
      computeCosine(getVector(embeddings, text), vector),
    );
  const scoreExample = (text: string): number =>
    findHighest(
      examples,
      (one) =>
        one.probability *
        computeCosine(getVector(embeddings, one.text), getVector(embeddings, text)),
    );
  const scoreTitle = (text: string): number =>
    Math.max(...computeTitleSimilarity(features, text, embeddings));
  const belongsTo = (title: string) => (text: string) => {
    const statement = createStatement(text, { origin: 'document', title, paragraph: 0 });
    const ownFeatures = computeStatementFeatures(statement, embeddings, ownName, tells);
    const input = computeBelongingFeatures(statement, ownFeatures, features, embeddings);
    return computeProbability(belongs, input, 'yes');
  };
  return ({ passage, windows, words, exampleWords }) =>
    weights.meaning * combineScores(windows.map(scoreMeaning)) +
    weights.example * combineScores(windows.map(scoreExample)) +
    weights.title * findHighest(listTitles(passage), scoreTitle) +
    weights.words * words +
    weights.exampleWords * exampleWords +
    weights.belongs * combineScores(windows.map(belongsTo(passage.titles.join(': ')))) +
    weights.ownVoice * Number(isOwnVoice(joinWords(passage), ownName));
}

const isOwnVoice = (text: string, ownName: string): boolean =>
  /\b(?:we|our)\b/i.test(text) || (ownName !== '' && text.includes(ownName));

/**
 * Penalizes content that rarely answers a question: bylaw rules, testimonials, and letters or pages that address the
 * reader.
 */
function computePenalties(passage: OwnPassage, needsRules: boolean): number {
  const text = joinWords(passage);
  return (
    (!needsRules && /\bshall\b/i.test(text) ? weights.rule : 0) +
    (/\b(?:you|your)\b/i.test(text) ? weights.address : 0) +
    (/^["“]/.test(text) ? weights.testimonial : 0) +
    (isRow(passage) ? weights.row : 0)
  );
}

const findHighest = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((highest, item) => Math.max(highest, valueOf(item)), 0);

const combineScores = (values: readonly number[]): number =>
  bestShare * findHighest(values, (value) => value) +
  ((1 - bestShare) * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length);

/** Lists both titles combined, and the nearest title alone, which is more specific. */
const listTitles = ({ titles }: OwnPassage): string[] =>
  titles.length > 1 ? [titles.join(': '), ...titles.slice(-1)] : titles;

/** Joins short sentences, because they mean little on their own. */
function joinShortSentences({ sentences }: OwnPassage): string[] {
  const windows: string[] = [];
  for (const sentence of sentences) {
    const last = windows.at(-1);
    if (last !== undefined && last.length + sentence.length < maxWindow)
      windows[windows.length - 1] = `${last} ${sentence}`;
    else windows.push(sentence);
  }
  return windows.slice(0, maxWindows);
}
