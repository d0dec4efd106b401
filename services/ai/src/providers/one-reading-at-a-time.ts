import type { FairQueue } from '@grantwright/shared/service';
import type { AiProvider } from './provider.ts';

/**
 * A provider whose analyses and extractions wait for their user's turn. A model works elsewhere, but the
 * text and its requests are held here. Drafts have a limit of their own.
 */
export const oneReadingAtATime = (provider: AiProvider, queue: FairQueue): AiProvider => ({
  ...provider,
  analyze: (input) => queue.run(input, () => provider.analyze(input)),
  extract: (input) => queue.run(input, () => provider.extract(input)),
});
