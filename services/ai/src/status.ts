import type { AiStatus } from '@grantwright/shared/contract';
import type { AiProvider } from './providers/provider.ts';

/** The configured provider and the destination of text that it sends. */
export const status = ({ name, endpoint, model }: AiProvider): AiStatus => ({
  provider: name,
  ...(endpoint && { endpoint }),
  ...(model && { model }),
});
