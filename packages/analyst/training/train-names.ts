import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeNames,
  type Encoder,
  fieldFeatures,
  nameCueNames,
  type NameWeights,
  nameWeightsSchema,
  ownNames,
  probabilities,
  readDocument,
  textsToEmbed,
  type Unit,
} from '@grantwright/analyst';
import type { Reading } from '@grantwright/shared/contract';
import { type CorpusDocument, readCorpus } from './corpus.ts';
import { fieldClasses } from './field-classes.ts';
import { type Choice, fitChoices, isAnswered } from './fit-choices.ts';
import { alignLabels, type LabeledDocument, type Labels } from './labels.ts';
import { readingOf } from './readings.ts';
import { isSameValue } from './same-value.ts';
import { trainNetwork } from './train-network.ts';

const folds = 5;
const foldOf = (repository: string): number =>
  Number(BigInt(`0x${createHash('sha256').update(repository).digest('hex')}`) % BigInt(folds));

/** Options of `train.ts`. */
type Options = { corpus: string; cache: string; split: string; out: string; share: string };

type Paper = Pick<CorpusDocument, 'repository' | 'organization'> & {
  labeled: LabeledDocument;
  reading: Reading;
  units: readonly Unit[];
};

/**
 * Fits the weights of the name cues to papers whose organization the manifest tells, and writes them into the
 * output folder unless only a share is learned from. Cues from the chances of units are fitted to chances that
 * networks give which have not seen the paper's repository.
 */
export async function trainNames(
  options: Options,
  labels: Labels,
  encoder: Encoder,
): Promise<NameWeights> {
  const papers = await readPapers(options, labels);
  const unjudged = weightsOf(papers.map((paper) => choiceOf(paper)));
  const chances = await heldOutChances(papers, unjudged, encoder);
  const choices = papers.map((paper, at) => choiceOf(paper, chances[at]));
  const weights = weightsOf(choices);
  const named = choices.filter(isAnswered).length;
  console.log(`names: ${choices.length} papers, ${named} with their name`);
  if (Number(options.share) === 1) {
    await writeFile(join(options.out, 'names.json'), `${JSON.stringify(weights, null, 2)}\n`);
  }
  return weights;
}

async function readPapers({ corpus, cache, split }: Options, labels: Labels): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const document of await readCorpus(corpus, 'organizations')) {
    const labeled = labels.get(document.id);
    if (!labeled?.judged || (document.split !== 'train' && split !== 'all')) continue;
    const reading = await readingOf(document, cache);
    if (reading) papers.push({ ...document, labeled, reading, units: readDocument(reading).units });
  }
  return papers;
}

const choiceOf = ({ units, reading, organization }: Paper, chances?: readonly number[]): Choice =>
  describeNames(units, reading, chances).map(({ phrase: { mentions }, cues }) => ({
    cues,
    isRight: mentions.some(({ text }) => isSameValue('name', text, [organization])),
  }));

/** Of every paper the chances of its units to name the organization, by a network that has not seen its repository. */
async function heldOutChances(
  papers: readonly Paper[],
  names: NameWeights,
  encoder: Encoder,
): Promise<number[][]> {
  const features: Float32Array[][] = [];
  for (const { units, reading } of papers) {
    const embeddings = await encoder.embed(textsToEmbed(units));
    features.push(fieldFeatures(units, embeddings, ownNames(units, reading, names)));
  }
  const networks = Array.from({ length: folds }, (_, fold) => {
    const examples = papers.flatMap(({ repository, labeled, units }, at) =>
      foldOf(repository) === fold
        ? []
        : [...alignLabels(labeled, units).fields].flatMap(([unit, given]) => {
            const own = features[at]?.[unit];
            return own ? fieldClasses(given).map((label) => ({ features: own, label })) : [];
          }),
    );
    const options = { hidden: 32, epochs: 6, rate: 1e-3, decay: 1e-3, batch: 64, dropout: 0 };
    return trainNetwork(examples, { ...options, seed: 1 });
  });
  return papers.map(({ repository }, at) => {
    const network = networks[foldOf(repository)];
    const name = network?.classes.indexOf('name') ?? -1;
    return (features[at] ?? []).map((own) =>
      network ? (probabilities(network, own)[name] ?? 0) : 0,
    );
  });
}

const weightsOf = (choices: readonly Choice[]): NameWeights =>
  nameWeightsSchema.parse(
    Object.fromEntries(
      fitChoices(choices, nameCueNames.length).map((weight, cue) => [
        nameCueNames[cue],
        Math.round(weight * 100) / 100,
      ]),
    ),
  );
