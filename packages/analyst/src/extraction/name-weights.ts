import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { modelFile } from '../model/model-file.ts';
import { type NameCue, nameCueNames } from './name-cues.ts';

/**
 * The weight of each cue, from a conditional logistic regression: the probability that a phrase is the name is its
 * share of the exponentials of all weighted sums of a document.
 */
export type NameWeights = Readonly<Record<NameCue, number>>;

/** The weights of all cues and no others. */
export const nameWeightsSchema = z.record(z.enum(nameCueNames), z.number());

/** Parses the fitted weights. @throws if they are for other cues */
export const loadNameWeights = async (folder?: URL): Promise<NameWeights> =>
  nameWeightsSchema.parse(JSON.parse(await readFile(modelFile('names.json', folder), 'utf8')));
