import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { modelFile } from '../model/model-file.ts';
import { type NameCue, nameCueNames } from './name-cues.ts';

/**
 * How much each cue counts. They are those of a conditional logistic regression: the chance of a phrase to be the
 * name is its share of the exponentials of all weighted sums of a document.
 */
export type NameWeights = Readonly<Record<NameCue, number>>;

/** The weights of all cues and no others. */
export const nameWeightsSchema = z.record(z.enum(nameCueNames), z.number());

/** Reads the fitted weights; throws where they are of other cues than today's. */
export const loadNameWeights = async (): Promise<NameWeights> =>
  nameWeightsSchema.parse(JSON.parse(await readFile(modelFile('names.json'), 'utf8')));
