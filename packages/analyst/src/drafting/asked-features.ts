import { cosine } from '../model/cosine.ts';
import { type Network, probabilities } from '../model/network.ts';
import { type Ask, asks, matters } from './asks.ts';
import type { SectionPlan } from './section-plan.ts';
import {
  embeddedText,
  type Embeddings,
  inOrder,
  scaled,
  type Telling,
  vectorOf,
} from './statement-features.ts';
import type { Statement } from './statement.ts';

/** What is asked: by a section with all of its prompts, or by one prompt of it. */
export type Asked = Pick<SectionPlan, 'name' | 'prompts'>;

/** What is known of something that is asked, so that many statements can be compared with it. */
export type AskedFeatures = {
  name: Float32Array;
  prompts: readonly Float32Array[];
  /** The chance of each ask. */
  chances: Float32Array;
  /** How near titles are that were compared so far: many statements share one. */
  titles: Map<string, Nearness>;
};

/** The cosine of a text with the name, and the highest one with a prompt. */
type Nearness = readonly [name: number, prompt: number];

const nearnessTo = ({ name, prompts }: AskedFeatures, vector: Float32Array): Nearness => [
  cosine(vector, name),
  prompts.reduce((highest, prompt) => Math.max(highest, cosine(vector, prompt)), 0),
];

/** How near the title of a statement is to what is asked; nothing where it has none. */
export function titleNearnessTo(
  asked: AskedFeatures,
  title: string,
  embeddings: Embeddings,
): Nearness {
  if (!title) return [0, 0];
  const known = asked.titles.get(title) ?? nearnessTo(asked, vectorOf(embeddings, title));
  asked.titles.set(title, known);
  return known;
}

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
  const [nameVector = new Float32Array(), ...promptVectors] = vectors;
  return { name: nameVector, prompts: promptVectors, chances, titles: new Map() };
}

/** The input of the network that tells whether a statement belongs where something is asked. */
export function belongsFeatures(
  { text, title }: Statement,
  { matters: told, traits }: Telling,
  asked: AskedFeatures,
  embeddings: Embeddings,
): Float32Array {
  const own = nearnessTo(asked, vectorOf(embeddings, text));
  const above = titleNearnessTo(asked, title, embeddings);
  const fit = matters.reduce(
    (sum, matter, i) => sum + (told[i] ?? 0) * (asked.chances[asks.indexOf(matter as Ask)] ?? 0),
    0,
  );
  const near = [own[0], above[0], own[1], above[1]];
  return Float32Array.from([
    ...near.map((value) => 4 * value),
    4 * Math.max(...near),
    4 * fit,
    Number(title !== ''),
    Number(asked.prompts.length > 0),
    ...told,
    ...asked.chances,
    ...traits,
  ]);
}
