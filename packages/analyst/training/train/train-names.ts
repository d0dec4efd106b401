import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeNames,
  type Encoder,
  computeFieldFeatures,
  nameCueNames,
  type NameWeights,
  nameWeightsSchema,
  findOrganizationNames,
  computeProbabilities,
  splitIntoUnits,
  listTextsToEmbed,
  type Unit,
} from '@grantwright/analyst';
import type { ExtractedText } from '@grantwright/shared/contract';
import { type CorpusDocument, readCorpus } from '../corpus/corpus.ts';
import { listFieldClasses } from '../labels/list-field-classes.ts';
import { type Choice, fitChoices, isAnswered } from './fit-choices.ts';
import { alignLabels, type LabeledDocument, type Labels } from '../labels/labels.ts';
import { readExtractedText } from '../corpus/extracted-texts.ts';
import { matchesExpected } from '../evaluate/matches-expected.ts';
import { trainNetwork } from './train-network.ts';

const folds = 5;
const computeFold = (repository: string): number =>
  Number(BigInt(`0x${createHash('sha256').update(repository).digest('hex')}`) % BigInt(folds));

/** The options of `train.ts`. */
type Options = { corpus: string; cache: string; split: string; out: string; share: string };

type ClassifiedDocument = Pick<CorpusDocument, 'repository' | 'organization'> & {
  labeled: LabeledDocument;
  extractedText: ExtractedText;
  units: readonly Unit[];
};

/**
 * Fits the weights of the name cues to documents whose organization is named in the manifest, and writes them to the
 * output folder unless `--share` is used. Cues based on unit probabilities use networks that were not trained on the
 * document's repository.
 */
export async function trainNames(
  options: Options,
  labels: Labels,
  encoder: Encoder,
): Promise<NameWeights> {
  const documents = await readOrganizationDocuments(options, labels);
  const unjudged = fitWeights(documents.map((document) => toChoice(document)));
  const probabilities = await computeHeldOutProbabilities(documents, unjudged, encoder);
  const choices = documents.map((document, index) => toChoice(document, probabilities[index]));
  const weights = fitWeights(choices);
  const named = choices.filter(isAnswered).length;
  console.log(`names: ${choices.length} documents, ${named} with the right name`);
  if (Number(options.share) === 1) {
    await writeFile(join(options.out, 'names.json'), `${JSON.stringify(weights, null, 2)}\n`);
  }
  return weights;
}

async function readOrganizationDocuments(
  { corpus, cache, split }: Options,
  labels: Labels,
): Promise<ClassifiedDocument[]> {
  const documents: ClassifiedDocument[] = [];
  for (const document of await readCorpus(corpus, 'organizations')) {
    const labeled = labels.get(document.id);
    if (!labeled?.judged || (document.split !== 'train' && split !== 'all')) continue;
    const extractedText = await readExtractedText(document, cache);
    if (extractedText)
      documents.push({
        ...document,
        labeled,
        extractedText,
        units: splitIntoUnits(extractedText).units,
      });
  }
  return documents;
}

const toChoice = (
  { units, extractedText, organization }: ClassifiedDocument,
  probabilities?: readonly number[],
): Choice =>
  describeNames(units, extractedText, probabilities).map(({ phrase: { mentions }, cues }) => ({
    cues,
    isCorrect: mentions.some(({ text }) => matchesExpected('name', text, [organization])),
  }));

/**
 * Computes, for each document, the probability that each unit names the organization, using a network not trained on
 * the document's repository.
 */
async function computeHeldOutProbabilities(
  documents: readonly ClassifiedDocument[],
  names: NameWeights,
  encoder: Encoder,
): Promise<number[][]> {
  const features: Float32Array[][] = [];
  for (const { units, extractedText } of documents) {
    const embeddings = await encoder.embed(listTextsToEmbed(units));
    features.push(
      computeFieldFeatures(units, embeddings, findOrganizationNames(units, extractedText, names)),
    );
  }
  const networks = Array.from({ length: folds }, (_, fold) => {
    const examples = documents.flatMap(({ repository, labeled, units }, index) =>
      computeFold(repository) === fold
        ? []
        : [...alignLabels(labeled, units).fields].flatMap(([unit, fields]) => {
            const vector = features[index]?.[unit];
            return vector
              ? listFieldClasses(fields).map((label) => ({ features: vector, label }))
              : [];
          }),
    );
    const options = { hidden: 32, epochs: 6, rate: 1e-3, decay: 1e-3, batch: 64, dropout: 0 };
    return trainNetwork(examples, { ...options, seed: 1 });
  });
  return documents.map(({ repository }, index) => {
    const network = networks[computeFold(repository)];
    const name = network?.classes.indexOf('name') ?? -1;
    return (features[index] ?? []).map((vector) =>
      network ? (computeProbabilities(network, vector)[name] ?? 0) : 0,
    );
  });
}

const fitWeights = (choices: readonly Choice[]): NameWeights =>
  nameWeightsSchema.parse(
    Object.fromEntries(
      fitChoices(choices, nameCueNames.length).map((weight, cue) => [
        nameCueNames[cue],
        Math.round(weight * 100) / 100,
      ]),
    ),
  );
