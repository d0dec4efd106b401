import { type Encoder, loadEncoder } from '../model/encoder.ts';
import { loadNetwork } from '../model/network.ts';
import type { DraftModel } from './relevance.ts';

/** The trained parts of drafting. Without an encoder given it loads one, which takes 100 MB. */
export async function loadDraftModel(given?: Encoder): Promise<DraftModel> {
  const [encoder, asks, tells, belongs] = await Promise.all([
    given ?? loadEncoder(),
    loadNetwork('asks'),
    loadNetwork('tells'),
    loadNetwork('belongs'),
  ]);
  return { encoder, asks, tells, belongs };
}
