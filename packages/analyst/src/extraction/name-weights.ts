import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { resolveModelFile } from '../model/resolve-model-file.ts';
import { type NameCue, nameCueNames } from './name-cues.ts';

/**
 * The weight of each cue, from a conditional logistic regression. The probability that a phrase is the name is the
 * softmax of its weighted sum over all phrases of the document.
 */
export type NameWeights = Readonly<Record<NameCue, number>>;

/** Requires the weights of exactly these cues. */
export const nameWeightsSchema = z.record(z.enum(nameCueNames), z.number());

/** Loads the fitted weights. @throws if they do not match the current cues */
export const loadNameWeights = async (folder?: URL): Promise<NameWeights> =>
  nameWeightsSchema.parse(
    JSON.parse(await readFile(resolveModelFile('names.json', folder), 'utf8')),
  );
