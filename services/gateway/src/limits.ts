import { clientNetwork, localRateLimit } from '@grantwright/shared/service';
import type { GatewaySettings } from './config.ts';

const refusal = () => 'Too many requests from your address. Please wait a moment and try again.';

/**
 * Counts calls by address, those of IPv6 by their /64; throws `too-many-requests` past the limit. Each
 * gateway counts for itself: it has no database, and asks nobody before it passes a call on.
 */
export function addressLimiter({ CALLS_PER_MINUTE, RATE_LIMIT_FACTOR }: GatewaySettings) {
  const points = CALLS_PER_MINUTE * RATE_LIMIT_FACTOR;
  const calls = localRateLimit({ name: 'calls', points, seconds: 60 }, refusal);
  return (address: string) => calls.take(clientNetwork(address));
}
