import type { Encoder } from '../model/embedding.ts';
import { computeProbability, type Network } from '../model/network.ts';
import {
  type Ask,
  type AskFeatures,
  computeAskFeatures,
  computeBelongingFeatures,
  listDraftTexts,
  computeTitleSimilarity,
} from './topic-features.ts';
import { type PromptTopic, promptTopics } from './topics.ts';
import type { DraftMaterial } from './draft-material.ts';
import { computeCosine } from '../model/compute-cosine.ts';
import {
  type Embeddings,
  type StatementFeatures,
  computeStatementFeatures,
  getVector,
} from './compute-statement-features.ts';
import type { Statement } from './statement.ts';
import { titleWeights } from './thresholds.ts';

/** The trained models used for drafting. */
export type DraftModel = {
  encoder: Encoder;
  /** Classifies the topics that a section or prompt asks for. */
  asks: Network;
  /** Classifies the topic of a statement. */
  tells: Network;
  /** Decides whether a statement belongs in a section. */
  belongs: Network;
};

export type Relevance = {
  /**
   * The relevance of a statement to a section: the probability that the statement belongs there, adjusted for the
   * question that it answers. The arguments are indices.
   */
  toSection: (statement: number, section: number) => number;
  /** The relevance of a statement to one prompt of a section. */
  toPrompt: (statement: number, section: number, prompt: number) => number;
  /** The highest relevance of these statements to a prompt of a section. */
  answered: (among: readonly number[], section: number, prompt: number) => number;
  /** Similarity (0 to 1) of a statement's question to the subject of a section, by wording or by topic. */
  toQuestion: (statement: number, section: number) => number;
  featuresOf: (statement: number) => StatementFeatures;
  /** The probability that a section asks for a topic. */
  asks: (section: number, ask: PromptTopic) => number;
  promptAsks: (section: number, prompt: number, ask: PromptTopic) => number;
};

const maxCompared = 16;
/** Questions that are less similar ask for different things. */
const minTitleSimilarity = 0.5;

/** Scores every statement against every section. */
export async function scoreRelevance(
  statements: readonly Statement[],
  sections: readonly Ask[],
  { organizationInfo }: Pick<DraftMaterial, 'organizationInfo'>,
  model: DraftModel,
): Promise<Relevance> {
  const embeddings = await model.encoder.embed(listDraftTexts(statements, sections));
  const featuresByStatement = statements.map((statement) =>
    computeStatementFeatures(statement, embeddings, organizationInfo.name, model.tells),
  );
  const sectionFeatures = sections.map((section) =>
    computeAskFeatures(section, embeddings, model.asks),
  );
  const questions = new Map<string, AskFeatures>();
  const getAskFeatures = (question: string): AskFeatures => {
    const cachedFeatures =
      questions.get(question) ??
      computeAskFeatures({ name: question, prompts: [] }, embeddings, model.asks);
    questions.set(question, cachedFeatures);
    return cachedFeatures;
  };
  const scoreContent = (statement: number, features: AskFeatures | undefined): number => {
    const [own, ownFeatures] = [statements[statement], featuresByStatement[statement]];
    if (!own || !ownFeatures || !features) return 0;
    return computeProbability(
      model.belongs,
      computeBelongingFeatures(own, ownFeatures, features, embeddings),
      'yes',
    );
  };
  /** Similarity (0 to 1) of a statement's question or title to an ask, by wording or by topic. */
  const compareTitle = (statement: number, features: AskFeatures | undefined): number => {
    const { title = '' } = statements[statement] ?? {};
    if (!title || !features) return 0;
    const words = computeTitleSimilarity(features, title, embeddings);
    return Math.max(
      ...words,
      compareProbabilities(getAskFeatures(title).probabilities, features.probabilities),
    );
  };
  const computeRelevance = (statement: number, features: AskFeatures | undefined): number => {
    const weight = titleWeights[statements[statement]?.origin ?? 'document'];
    const title = weight === 0 ? 0 : compareTitle(statement, features);
    // Only similarity above the threshold counts, because any two questions about an organization
    // are somewhat similar.
    return (
      scoreContent(statement, features) +
      weight * Math.max(0, (title - minTitleSimilarity) / (1 - minTitleSimilarity))
    );
  };
  const sectionRelevance = statements.map((_, index) =>
    sectionFeatures.map((features) => computeRelevance(index, features)),
  );
  const promptFeatures = sections.map(({ name, prompts }) =>
    prompts.map((prompt) =>
      computeAskFeatures({ name, prompts: [prompt] }, embeddings, model.asks),
    ),
  );
  const findNearest = (prompt: Float32Array | undefined, among: readonly number[]): number[] =>
    findNearestStatements(prompt ?? new Float32Array(), among, statements, embeddings);
  const toPrompt = (statement: number, section: number, prompt: number) =>
    computeRelevance(statement, promptFeatures[section]?.[prompt]);
  return {
    toSection: (statement, section) => sectionRelevance[statement]?.[section] ?? 0,
    toPrompt,
    answered: (among, section, prompt) =>
      findNearest(sectionFeatures[section]?.prompts[prompt], among).reduce(
        (highest, index) => Math.max(highest, toPrompt(index, section, prompt)),
        0,
      ),
    toQuestion: (statement, section) => compareTitle(statement, sectionFeatures[section]),
    featuresOf: (statement) =>
      featuresByStatement[statement] ?? { topics: new Float32Array(), traits: [] },
    asks: (section, ask) => sectionFeatures[section]?.probabilities[promptTopics.indexOf(ask)] ?? 0,
    promptAsks: (section, prompt, ask) =>
      getAskFeatures(sections[section]?.prompts[prompt] ?? '').probabilities[
        promptTopics.indexOf(ask)
      ] ?? 0,
  };
}

/**
 * Limits the statements to compare with a prompt, because documents can contain a great many, most of them irrelevant.
 */
function findNearestStatements(
  prompt: Float32Array,
  among: readonly number[],
  statements: readonly Statement[],
  embeddings: Embeddings,
): number[] {
  const isTyped = (index: number) => statements[index]?.origin !== 'document';
  const computeSimilarity = (index: number) =>
    computeCosine(getVector(embeddings, statements[index]?.text ?? ''), prompt);
  const fromDocuments = among
    .filter((index) => !isTyped(index))
    .map((index) => ({ index, similarity: computeSimilarity(index) }))
    .sort((a, b) => b.similarity - a.similarity);
  return [
    ...among.filter(isTyped),
    ...fromDocuments.slice(0, maxCompared).map(({ index }) => index),
  ];
}

/** Returns the probability that two texts ask for the same thing. */
const compareProbabilities = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, probability, i) => sum + probability * (b[i] ?? 0), 0);
