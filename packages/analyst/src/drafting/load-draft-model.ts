import type { Encoder } from '../model/embedding.ts';
import { loadEncoder } from '../model/encoder.ts';
import { loadNetwork } from '../model/load-network.ts';
import type { DraftModel } from './relevance.ts';

/** Loads the trained models for drafting, and an encoder (100 MB) unless one is passed. */
export async function loadDraftModel(loadedEncoder?: Encoder): Promise<DraftModel> {
  const [encoder, asks, tells, belongs] = await Promise.all([
    loadedEncoder ?? loadEncoder(),
    loadNetwork('asks'),
    loadNetwork('tells'),
    loadNetwork('belongs'),
  ]);
  return { encoder, asks, tells, belongs };
}
