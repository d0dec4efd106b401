import { internalCalls } from '@grantwright/shared/contract';
import { internalClient, type ServiceUrls } from '@grantwright/shared/service';

/** Milliseconds; a person waits for all of them together. */
const timeout = 5_000;

/** What this service asks of others, each time on the person's behalf and with their own token. */
export function neighbours(urls: ServiceUrls, ca?: string) {
  const client = internalClient(urls, { ca });
  const ask = (id: string, token: string) => ({ token, params: { id }, timeout });
  return {
    /** Throws `not-found` when the person has no such organization. */
    organization: (id: string, token: string) =>
      client.call(internalCalls.getOrganization, ask(id, token)),
    /** Throws `entitlement-required` when none is left, `key-reused` when the id was used before. */
    reserve: (applicationId: string, token: string) =>
      client.call(internalCalls.reserveEntitlement, ask(applicationId, token)),
    release: (applicationId: string, token: string) =>
      client.call(internalCalls.releaseEntitlement, ask(applicationId, token)),
    close: () => client.close(),
  };
}
export type Neighbours = ReturnType<typeof neighbours>;
