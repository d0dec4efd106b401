import type { Model } from '../analysis/classify-units.ts';
import { loadNameWeights } from '../extraction/name-weights.ts';
import type { ExtractionModel } from '../extraction/classified-document.ts';
import { type Encoder, loadEncoder } from './encoder.ts';
import { loadNetwork } from './network.ts';

/**
 * The trained parts of the analyst. Without a given encoder it loads one, which takes 0.25 s and
 * 100 MB; the rest is small.
 *
 * @param folder where the networks are; must end with a slash
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

/** The trained parts of extraction; loads an encoder if none is given. */
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
