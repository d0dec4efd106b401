import { fileURLToPath } from 'node:url';
import { gatewaySettings, runGateway } from '@grantwright/gateway';
import { readConfig } from '@grantwright/shared/service';
import type { LocalDependencies } from './local-dependencies.ts';

/** The built web app, three folders above both `src/services` and `dist/services`. */
const webRoot = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

export async function startGateway(dependencies: LocalDependencies) {
  const { env, ports, urls, identityKey, bus, log, tracing } = dependencies;
  // The local address is http, where browsers drop Secure cookies.
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
