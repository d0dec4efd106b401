import type { IdentityVerifier } from '@grantwright/shared/service';
import { anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

type Account = { left: number; reservations: Map<string, 'held' | 'settled'> };

/** Fakes of organizations and billing. */
export function fakeServices(verifyAs: (service: 'organizations' | 'billing') => IdentityVerifier) {
  const organizations = new Map<string, { ownerId: string; name: string }>();
  const accounts = new Map<string, Account>();
  const requests: string[] = [];
  /** Runs after an organization is found and before the response is sent. */
  let beforeOrganizationResponse: () => Promise<void> | void = () => undefined;

  const accountOf = (ownerId: string) => {
    const account = accounts.get(ownerId) ?? { left: 1, reservations: new Map() };
    accounts.set(ownerId, account);
    return account;
  };

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
    return request.method === 'PUT'
      ? reserve(accountOf(user.id), id)
      : release(accountOf(user.id), id);
  }

  function reserve(account: Account, id: string): [number, object] {
    const state = account.reservations.get(id);
    if (state === 'settled') return [409, problem(409, 'key-reused')];
    if (!state && account.left < 1) return [402, problem(402, 'entitlement-required')];
    if (!state) account.left -= 1;
    account.reservations.set(id, 'held');
    return [200, { kind: 'free' }];
  }

  function release(account: Account, id: string): [number] {
    if (account.reservations.get(id) === 'held') {
      account.reservations.delete(id);
      account.left += 1;
    }
    return [204];
  }

  const fake = {
    url: '',
    requests,
    accountOf,
    /** Adds an organization and unlimited entitlements for a user. */
    organizationOf(ownerId: string, name = 'Harbor Street Food Bank'): string {
      const id = randomUUID();
      organizations.set(id, { ownerId, name });
      accountOf(ownerId).left = 1_000;
      return id;
    },
    removeOrganization: (id: string) => organizations.delete(id),
    setBeforeOrganizationResponse(run: typeof beforeOrganizationResponse) {
      beforeOrganizationResponse = run;
    },
    settle: (ownerId: string, id: string) => accountOf(ownerId).reservations.set(id, 'settled'),
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

const problem = (status: number, code: string) => ({
  type: `urn:grantwright:problem:${code}`,
  title: code,
  status,
  detail: `A sentence about ${code}.`,
  code,
  requestId: 'test',
});

function send(response: ServerResponse, status: number, body?: object) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body && JSON.stringify(body));
}
