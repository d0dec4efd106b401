import type { Model } from '../analysis/judge-units.ts';
import { type Encoder, loadEncoder } from './encoder.ts';
import { loadNetwork, type Network } from './network.ts';

/**
 * The trained parts of the analyst. Without an encoder given it loads one, which takes a quarter of a second and
 * 100 MB; the rest is small.
 */
export async function loadModel(given?: Encoder): Promise<Model> {
  const [encoder, roles, parts, sections, programs, funders, statuses] = await Promise.all([
    given ?? loadEncoder(),
    loadNetwork('roles'),
    loadNetwork('parts'),
    loadNetwork('sections'),
    loadNetwork('programs'),
    loadNetwork('funders'),
    loadNetwork('statuses'),
  ]);
  return { encoder, roles, parts, sections, programs, funders, statuses };
}

/** The network that tells which field of the profile a unit gives. */
export const loadFields = (): Promise<Network> => loadNetwork('fields');
