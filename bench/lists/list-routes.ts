import * as applications from '@grantwright/applications';
import * as documents from '@grantwright/documents';
import * as organizations from '@grantwright/organizations';
import { endpoints, type Endpoint, type ServiceName } from '@grantwright/shared/contract';
import { OutboxRelay, type Bus } from '@grantwright/shared/messaging';
import {
  createExpressServer,
  createHttpApp,
  createMetrics,
  drain,
  listen,
  type Logger,
  type ServiceApp,
  type ServiceTools,
} from '@grantwright/shared/service';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { testIdentities } from '@grantwright/shared/testing';
import type { Connection } from 'mongoose';

/** Sends a request as this owner and returns the cursor of the next page, if any. */
export type ListRequest = (ownerId: string, cursor?: string) => Promise<string | undefined>;

/** Tokens are cached for as long as in the gateway. */
const tokenLifetimeMs = 20_000;

/** Serves the list routes of the services from one database, without consumers, sweeps or timers. */
export async function listRoutes(database: Connection, { log, files }: Setting) {
  const stops: (() => Promise<unknown>)[] = [];
  const start = async (name: ServiceName, make: (tools: ServiceTools) => ServiceApp) => {
    const metrics = createMetrics(name);
    // nothing is written, so no events are published
    const relay = new OutboxRelay([], { bus: {} as Bus, log, metrics });
    const service = make({
      database,
      relay,
      log,
      metrics,
      internalCa: undefined,
      memoryLimitMb: 1024,
    });
    const identities = testIdentities(name);
    const { verify } = identities;
    const ready = async () => true;
    const app = createHttpApp({ routes: service.routes, verify, log, metrics, ready });
    const server = createExpressServer(app);
    const port = await listen(server, 0, '127.0.0.1');
    stops.push(() => drain(server, 1_000).then(() => service.dispose?.()));
    return (endpoint: Endpoint) =>
      requester(new URL(endpoint.path, `http://127.0.0.1:${port}`), identities);
  };
  const applicationsRequester = await start('applications', (tools) =>
    applications.createApp(tools, { urls: {} }),
  );
  const documentsRequester = await start('documents', (tools) =>
    documents.createApp(tools, { blobs: new FolderBlobStore(files) }),
  );
  const organizationsRequester = await start('organizations', organizations.createApp);
  return {
    applications: applicationsRequester(endpoints.listApplications),
    counts: applicationsRequester(endpoints.countApplications),
    documents: documentsRequester(endpoints.listDocuments),
    organizations: organizationsRequester(endpoints.listOrganizations),
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

type Setting = { log: Logger; files: string };

function requester(address: URL, { user }: ReturnType<typeof testIdentities>): ListRequest {
  const tokens = new Map<string, { authorization: string; until: number }>();
  const getAuthorization = (id: string) => {
    const cached = tokens.get(id);
    if (cached && cached.until > Date.now()) return cached.authorization;
    const { authorization } = user({ id });
    tokens.set(id, { authorization, until: Date.now() + tokenLifetimeMs });
    return authorization;
  };
  return async (ownerId, cursor) => {
    const url = new URL(address);
    if (cursor) url.searchParams.set('cursor', cursor);
    const response = await fetch(url, { headers: { authorization: getAuthorization(ownerId) } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    const next = /<([^<>]+)>; *rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    return next ? (new URL(next, url).searchParams.get('cursor') ?? undefined) : undefined;
  };
}
