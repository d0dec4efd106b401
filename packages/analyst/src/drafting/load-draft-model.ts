import { type Encoder, loadEncoder } from '../model/encoder.ts';
import { loadNetwork } from '../model/network.ts';
import type { DraftModel } from './relevance.ts';

/** The trained parts of drafting. Loads an encoder (100 MB) if none is given. */
export async function loadDraftModel(loadedEncoder?: Encoder): Promise<DraftModel> {
  const [encoder, asks, tells, belongs] = await Promise.all([
    loadedEncoder ?? loadEncoder(),
    loadNetwork('asks'),
    loadNetwork('tells'),
    loadNetwork('belongs'),
  ]);
  return { encoder, asks, tells, belongs };
}
