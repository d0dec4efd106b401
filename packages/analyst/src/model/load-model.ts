import type { Model } from '../analysis/judge-units.ts';
import type { ExtractionModel } from '../extraction/extract.ts';
import { loadEncoder } from './encoder.ts';
import { loadNetwork } from './network.ts';

/** The trained parts of the analyst; takes about a second and 150 MB, so once for each worker. */
export async function loadModel(): Promise<Model & ExtractionModel> {
  const [encoder, roles, fields] = await Promise.all([
    loadEncoder(),
    loadNetwork('roles'),
    loadNetwork('fields'),
  ]);
  return { encoder, roles, fields };
}
