import type { Model } from '../analysis/classify-units.ts';
import { loadNameWeights } from '../extraction/name-weights.ts';
import type { ExtractionModel } from '../extraction/classified-document.ts';
import type { Encoder } from './embedding.ts';
import { loadEncoder } from './encoder.ts';
import { loadNetwork } from './load-network.ts';

/**
 * Loads the trained models of the analyst. Also loads an encoder, which takes 0.25 s and 100 MB, unless one is passed.
 *
 * @param folder folder containing the networks; must end with a slash
 */
export async function loadModel(loadedEncoder?: Encoder, folder?: URL): Promise<Model> {
  const [encoder, roles, parts, sections, programs, funders, calls, statuses] = await Promise.all([
    loadedEncoder ?? loadEncoder(),
    loadNetwork('roles', folder),
    loadNetwork('parts', folder),
    loadNetwork('sections', folder),
    loadNetwork('programs', folder),
    loadNetwork('funders', folder),
    loadNetwork('calls', folder),
    loadNetwork('statuses', folder),
  ]);
  return { encoder, roles, parts, sections, programs, funders, calls, statuses };
}

/** Loads the trained models for extraction, and an encoder unless one is passed. */
export async function loadExtractionModel(
  loadedEncoder?: Encoder,
  folder?: URL,
): Promise<ExtractionModel> {
  const [encoder, fields, names] = await Promise.all([
    loadedEncoder ?? loadEncoder(),
    loadNetwork('fields', folder),
    loadNameWeights(folder),
  ]);
  return { encoder, fields, names };
}
