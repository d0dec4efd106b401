import type { AiStatus } from '@grantwright/shared/contract';
import type { AiProvider } from './providers/provider.ts';

/** Returns the configured provider and where it sends text. */
export const toProviderStatus = ({ name, endpoint, model }: AiProvider): AiStatus => ({
  provider: name,
  ...(endpoint && { endpoint }),
  ...(model && { model }),
});
