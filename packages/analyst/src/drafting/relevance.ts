import type { Encoder } from '../model/encoder.ts';
import { chanceOfClass, type Network, probabilities } from '../model/network.ts';
import { type Ask, asks, matters } from './asks.ts';
import {
  cosine,
  embeddedText,
  type Embeddings,
  inOrder,
  scaled,
  type Telling,
  tellingOf,
  vectorOf,
} from './statement-features.ts';
import type { DraftMaterial } from './material.ts';
import type { SectionPlan } from './section-plan.ts';
import type { Statement } from './statement.ts';
import { weightOfTitle } from './thresholds.ts';

/** The trained parts of drafting. */
export type DraftModel = {
  encoder: Encoder;
  /** What a section or a prompt asks for. */
  asks: Network;
  /** What a statement tells. */
  tells: Network;
  /** Whether a statement belongs into a section. */
  belongs: Network;
};

/** What is asked: by a section with all of its prompts, or by one prompt of it. */
export type Asked = Pick<SectionPlan, 'name' | 'prompts'>;

/** What is known of something that is asked, so that many statements can be compared with it. */
export type AskedFeatures = {
  name: Float32Array;
  prompts: readonly Float32Array[];
  /** The chance of each ask. */
  chances: Float32Array;
};

/** All texts of statements and sections that must be embedded. */
export function* textsOfDraft(
  statements: readonly Statement[],
  sections: readonly Asked[],
): Generator<string> {
  for (const { text, title } of statements)
    for (const words of [text, title]) if (words) yield embeddedText(words);
  for (const { name, prompts } of sections)
    for (const words of [name, ...prompts]) if (words) yield embeddedText(words);
}

export function askedFeatures(
  { name, prompts }: Asked,
  embeddings: Embeddings,
  network: Network,
): AskedFeatures {
  const vectors = [name, ...prompts].map((text) => vectorOf(embeddings, text));
  const each = vectors.map((vector) =>
    inOrder(probabilities(network, scaled(vector)), network.classes, asks),
  );
  const [own = new Float32Array(asks.length), ...others] = each;
  const chances = own.map((chance, i) =>
    others.length === 0
      ? chance
      : chance / 2 + others.reduce((sum, other) => sum + (other[i] ?? 0), 0) / others.length / 2,
  );
  return { name: vectors[0] ?? new Float32Array(), prompts: vectors.slice(1), chances };
}

/** The input of the network that tells whether a statement belongs where something is asked. */
export function belongsFeatures(
  { text, title }: Statement,
  { matters: told, traits }: Telling,
  asked: AskedFeatures,
  embeddings: Embeddings,
): Float32Array {
  const [own, above] = [vectorOf(embeddings, text), vectorOf(embeddings, title)];
  const near = (vector: Float32Array) =>
    Math.max(0, ...asked.prompts.map((prompt) => cosine(vector, prompt)));
  const fit = matters.reduce(
    (sum, matter, i) => sum + (told[i] ?? 0) * (asked.chances[asks.indexOf(matter as Ask)] ?? 0),
    0,
  );
  const names = [cosine(own, asked.name), cosine(above, asked.name)];
  const prompts = [near(own), near(above)];
  return Float32Array.from([
    ...names.map((value) => 4 * value),
    ...prompts.map((value) => 4 * value),
    4 * Math.max(...names, ...prompts),
    4 * fit,
    Number(title !== ''),
    Number(asked.prompts.length > 0),
    ...told,
    ...asked.chances,
    ...traits,
  ]);
}

export type Relevance = {
  /**
   * How relevant a statement is to a section, by their indices: how probable it is that it belongs there, with the
   * question that it answers.
   */
  ofSection: (statement: number, section: number) => number;
  /** The same for one prompt of a section. */
  ofPrompt: (statement: number, section: number, prompt: number) => number;
  /** How near the question that a statement answers is to what a section asks, in words or in kind: 0 to 1. */
  ofQuestion: (statement: number, section: number) => number;
  telling: (statement: number) => Telling;
  /** How probable it is that a section asks for something, and that one of its prompts does. */
  asks: (section: number, ask: Ask) => number;
  promptAsks: (section: number, prompt: number, ask: Ask) => number;
};

/** Judges every statement against every section. */
export async function judgeRelevance(
  statements: readonly Statement[],
  sections: readonly Asked[],
  { organizationInfo }: Pick<DraftMaterial, 'organizationInfo'>,
  model: DraftModel,
): Promise<Relevance> {
  const embeddings = await model.encoder.embed(textsOfDraft(statements, sections));
  const tellings = statements.map((statement) =>
    tellingOf(statement, embeddings, organizationInfo.name, model.tells),
  );
  const asked = sections.map((section) => askedFeatures(section, embeddings, model.asks));
  const questions = new Map<string, AskedFeatures>();
  const askedOf = (question: string): AskedFeatures => {
    const known =
      questions.get(question) ??
      askedFeatures({ name: question, prompts: [] }, embeddings, model.asks);
    questions.set(question, known);
    return known;
  };
  const ofAsked = (statement: number, features: AskedFeatures | undefined): number => {
    const [own, telling] = [statements[statement], tellings[statement]];
    if (!own || !telling || !features) return 0;
    return chanceOfClass(model.belongs, belongsFeatures(own, telling, features, embeddings), 'yes');
  };
  /** How near the question or title of a statement is to what is asked, in words or in kind: 0 to 1. */
  const ofTitle = (statement: number, there: AskedFeatures | undefined): number => {
    const { title = '' } = statements[statement] ?? {};
    if (!title || !there) return 0;
    const own = vectorOf(embeddings, title);
    const words = [there.name, ...there.prompts].map((vector) => cosine(own, vector));
    return Math.max(...words, likeness(askedOf(title).chances, there.chances));
  };
  const relevance = (statement: number, there: AskedFeatures | undefined): number => {
    const weight = weightOfTitle[statements[statement]?.origin ?? 'document'];
    return ofAsked(statement, there) + (weight === 0 ? 0 : weight * ofTitle(statement, there));
  };
  const ofSections = statements.map((_, at) => asked.map((there) => relevance(at, there)));
  const ofPrompts = sections.map(({ name, prompts }) =>
    prompts.map((prompt) => askedFeatures({ name, prompts: [prompt] }, embeddings, model.asks)),
  );
  return {
    ofSection: (statement, section) => ofSections[statement]?.[section] ?? 0,
    ofPrompt: (statement, section, prompt) => relevance(statement, ofPrompts[section]?.[prompt]),
    ofQuestion: (statement, section) => ofTitle(statement, asked[section]),
    telling: (statement) => tellings[statement] ?? { matters: new Float32Array(), traits: [] },
    asks: (section, ask) => asked[section]?.chances[asks.indexOf(ask)] ?? 0,
    promptAsks: (section, prompt, ask) =>
      askedOf(sections[section]?.prompts[prompt] ?? '').chances[asks.indexOf(ask)] ?? 0,
  };
}

/** How probable it is that two texts ask for the same. */
const likeness = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, chance, i) => sum + chance * (b[i] ?? 0), 0);
