import type { FairQueue } from '@grantwright/shared/service';
import type { AiProvider } from './provider.ts';

/**
 * Returns a provider whose analyses and extractions run one at a time per user. A model runs elsewhere, but its texts
 * and requests use memory here. Drafts have their own limit.
 */
export const serializeByUser = (provider: AiProvider, queue: FairQueue): AiProvider => ({
  ...provider,
  analyze: (input) => queue.run(input, () => provider.analyze(input)),
  extract: (input) => queue.run(input, () => provider.extract(input)),
});
