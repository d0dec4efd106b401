import { internalEndpoints } from '@grantwright/shared/contract';
import { createInternalClient, type ServiceUrls } from '@grantwright/shared/service';

/** Short, because the user waits for all of these requests. */
const timeoutMs = 5_000;

/** Creates clients for other services that send each request with the user's own token. */
export function createServiceClients(urls: ServiceUrls, ca?: string) {
  const client = createInternalClient(urls, { ca });
  const request = (id: string, token: string) => ({ token, params: { id }, timeout: timeoutMs });
  return {
    /** @throws AppError `not-found` if the user has no such organization */
    findOrganization: (id: string, token: string) =>
      client.call(internalEndpoints.getOrganization, request(id, token)),
    /** @throws AppError `entitlement-required` if no entitlement is left, `key-reused` if the id was used before */
    reserveEntitlement: (applicationId: string, token: string) =>
      client.call(internalEndpoints.reserveEntitlement, request(applicationId, token)),
    releaseEntitlement: (applicationId: string, token: string) =>
      client.call(internalEndpoints.releaseEntitlement, request(applicationId, token)),
    close: () => client.close(),
  };
}
export type ServiceClients = ReturnType<typeof createServiceClients>;
