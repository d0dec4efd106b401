import type { ServiceName } from '@grantwright/shared/contract';
import type { Tracer } from '@grantwright/shared/service';
import type { GatewaySettings } from './config.ts';
import type { SessionCache } from './identity/session-cache.ts';
import type { Observe } from './observe.ts';
import type { Proxy } from './proxy/service-proxies.ts';

/** What handling a request works with. */
export type Deps = {
  settings: GatewaySettings;
  sessions: SessionCache;
  proxies: Map<ServiceName, Proxy>;
  limit: (address: string) => Promise<void>;
  observe: Observe;
  /** Absent where nobody traces. */
  tracer: Tracer | undefined;
};
