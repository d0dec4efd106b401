import { fileURLToPath } from 'node:url';
import { gatewaySettings, runGateway } from '@grantwright/gateway';
import { readConfig } from '@grantwright/shared/service';
import type { Surroundings } from './surroundings.ts';

/** The built pages; three folders up from `src/services` and from `dist/services` alike. */
const webRoot = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

export async function startGateway(surroundings: Surroundings) {
  const { env, ports, urls, identityKey, bus, log, tracing } = surroundings;
  // The address is http on this machine, where a browser would drop a cookie marked for https.
  const settings = readConfig('gateway', gatewaySettings, { SECURE_COOKIES: 'false', ...env });
  return await runGateway({
    host: '127.0.0.1',
    port: ports.gateway,
    settings,
    urls,
    privateKey: identityKey,
    webRoot,
    bus,
    log: log('gateway'),
    tracer: tracing?.tracerOf('gateway'),
  });
}
