import type { Model } from '../analysis/judge-units.ts';
import { loadNameWeights } from '../extraction/name-weights.ts';
import type { ExtractionModel } from '../extraction/paper.ts';
import { type Encoder, loadEncoder } from './encoder.ts';
import { loadNetwork } from './network.ts';

/**
 * The trained parts of the analyst. Without a given encoder it loads one, which takes 0.25 s and
 * 100 MB; the rest is small.
 */
export async function loadModel(given?: Encoder): Promise<Model> {
  const [encoder, roles, parts, sections, programs, funders, calls, statuses] = await Promise.all([
    given ?? loadEncoder(),
    loadNetwork('roles'),
    loadNetwork('parts'),
    loadNetwork('sections'),
    loadNetwork('programs'),
    loadNetwork('funders'),
    loadNetwork('calls'),
    loadNetwork('statuses'),
  ]);
  return { encoder, roles, parts, sections, programs, funders, calls, statuses };
}

/** The trained parts of extraction; loads an encoder if none is given. */
export async function loadExtractionModel(given?: Encoder): Promise<ExtractionModel> {
  const [encoder, fields, names] = await Promise.all([
    given ?? loadEncoder(),
    loadNetwork('fields'),
    loadNameWeights(),
  ]);
  return { encoder, fields, names };
}
