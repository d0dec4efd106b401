import type { IdentityVerifier } from '@grantwright/shared/service';
import { anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { fakeBilling } from './fake-billing.ts';
import { problem } from './problem.ts';

/** Fakes for organizations and billing. */
export function fakeServices(verifyAs: (service: 'organizations' | 'billing') => IdentityVerifier) {
  const organizations = new Map<string, { ownerId: string; name: string }>();
  const billing = fakeBilling();
  const requests: string[] = [];
  /** Called after an organization is found and before the response is sent. */
  let beforeOrganizationResponse: () => Promise<void> | void = () => undefined;

  const server = createServer((request, response) => {
    respond(request).then(
      ([status, body]) => send(response, status, body),
      () => send(response, 401, problem(401, 'not-signed-in')),
    );
  });

  async function respond(request: IncomingMessage): Promise<[number, object?]> {
    const [, , resource, id = ''] = (request.url ?? '').split('/');
    const verify = verifyAs(resource === 'organizations' ? 'organizations' : 'billing');
    const user = verify((request.headers.authorization ?? '').replace('Bearer ', ''));
    requests.push(`${request.method} ${resource} ${id}`);
    if (resource === 'organizations') {
      const organization = organizations.get(id);
      if (organization?.ownerId !== user.id) return [404, problem(404, 'not-found')];
      await beforeOrganizationResponse();
      const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() };
      return [
        200,
        { ...anOrganization({ name: organization.name }), id, isDefault: true, ...times },
      ];
    }
    return request.method === 'PUT' ? billing.reserve(user.id, id) : billing.release(user.id, id);
  }

  const fake = {
    url: '',
    requests,
    accountOf: billing.accountOf,
    /** Adds an organization and unlimited entitlements for a user. */
    organizationOf(ownerId: string, name = 'Harbor Street Food Bank'): string {
      const id = randomUUID();
      organizations.set(id, { ownerId, name });
      billing.accountOf(ownerId).left = 1_000;
      return id;
    },
    removeOrganization: (id: string) => organizations.delete(id),
    setBeforeOrganizationResponse(run: typeof beforeOrganizationResponse) {
      beforeOrganizationResponse = run;
    },
    settle: billing.settle,
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

function send(response: ServerResponse, status: number, body?: object) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body && JSON.stringify(body));
}
