import {
  clientAddressHeader,
  getClientNetwork,
  createLocalRateLimit,
} from '@grantwright/shared/service';
import type { RequestHandler } from 'express';
import type { GatewaySettings } from '../config.ts';

type Settings = Pick<GatewaySettings, 'CALLS_PER_MINUTE' | 'RATE_LIMIT_FACTOR'>;

const formatRefusal = () => 'Too many requests from your network. Wait a moment and try again.';

/** Limits requests per address; IPv6 addresses in the same /64 share a limit. Each gateway counts in its own memory. */
export function limitAddress({ CALLS_PER_MINUTE, RATE_LIMIT_FACTOR }: Settings): RequestHandler {
  const points = CALLS_PER_MINUTE * RATE_LIMIT_FACTOR;
  const requests = createLocalRateLimit({ name: 'calls', points, seconds: 60 }, formatRefusal);
  return async (req, _res, next) => {
    await requests.take(getClientNetwork(String(req.headers[clientAddressHeader])));
    next();
  };
}
