import type { ExtractedText } from '@grantwright/shared/contract';
import { splitIntoUnits } from '../document/split-into-units.ts';
import type { Unit } from '../document/unit.ts';
import type { Encoder } from '../model/embedding.ts';
import { computeFieldFeatures } from '../model/compute-field-features.ts';
import type { FieldClass } from '../model/fields.ts';
import { type Network, computeProbabilities } from '../model/network.ts';
import { listTextsToEmbed } from '../model/compute-unit-features.ts';
import type { NameWeights } from './name-weights.ts';
import { findOrganizationNames } from './find-organization-names.ts';

/** The trained models used for extraction. */
export type ExtractionModel = { encoder: Encoder; fields: Network; names: NameWeights };

/** One of the organization's documents. */
export type SourceDocument = { name: string; reading: ExtractedText };

/** A unit with the probability that it states each field. */
export type ClassifiedUnit = Unit & { probabilities: ReadonlyMap<FieldClass, number> };

/** A document with classified units. */
export type ClassifiedDocument = {
  name: string;
  extractedText: ExtractedText;
  units: readonly ClassifiedUnit[];
  /** Units from page headers and footers, which often name the publisher. */
  publisherDetails: readonly ClassifiedUnit[];
};

/** Computes the field probabilities of every unit, in document order. */
export type FieldClassifier = (
  units: readonly Unit[],
  frame: Pick<ExtractedText, 'title' | 'origin'>,
) => Promise<readonly ReadonlyMap<FieldClass, number>[]>;

/** Classifies units with the trained network. */
export const createFieldClassifier =
  ({ encoder, fields, names }: ExtractionModel): FieldClassifier =>
  async (units, frame) => {
    const embeddings = await encoder.embed(listTextsToEmbed(units));
    const features = computeFieldFeatures(
      units,
      embeddings,
      findOrganizationNames(units, frame, names),
    );
    return features.map((vector) => {
      const probabilities = computeProbabilities(fields, vector);
      return new Map(fields.classes.map((name, c) => [name as FieldClass, probabilities[c] ?? 0]));
    });
  };

/** Number of units to classify at the end of a long document, where addresses and registrations are common. */
const endingUnits = 100;

/**
 * Splits a document into units and classifies them, including its headers and footers.
 *
 * @param maxUnits limit on the number of classified units, which are taken from the start and end of a longer document
 */
export async function classifyDocument(
  { name, reading: extractedText }: SourceDocument,
  judge: FieldClassifier,
  maxUnits = Infinity,
): Promise<ClassifiedDocument> {
  const classifyPart = async (part: ExtractedText): Promise<ClassifiedUnit[]> => {
    const { units: all } = splitIntoUnits(part);
    const units =
      all.length > maxUnits
        ? [...all.slice(0, maxUnits - endingUnits), ...all.slice(-endingUnits)]
        : all;
    const probabilities = await judge(units, extractedText);
    return units.map((unit, index) => ({
      ...unit,
      probabilities: probabilities[index] ?? new Map(),
    }));
  };
  return {
    name,
    extractedText,
    units: await classifyPart(extractedText),
    publisherDetails: extractedText.publisherDetails
      ? await classifyPart({ ...extractedText, blocks: extractedText.publisherDetails })
      : [],
  };
}

/** Returns the probability that a unit states one of these fields. */
export const sumProbabilities = (
  { probabilities }: ClassifiedUnit,
  classes: readonly FieldClass[],
): number => classes.reduce((sum, name) => sum + (probabilities.get(name) ?? 0), 0);
