import {
  endpoints,
  type Application,
  type Endpoint,
  type Job,
  type Organization,
  type Session,
  type VersionSummary,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aWordFile } from './word-file.ts';
import { registerUser, productUnderTest, type TestUser } from './product-under-test.ts';

const product = productUnderTest();

const versionBody = { reason: 'named', name: 'First draft', content: '<p>A text.</p>' };

let owner: TestUser;
let stranger: TestUser;
/** Ids of the owner's records, by path prefix. */
const ownerIds: Record<string, string> = {};

beforeAll(async () => {
  owner = await registerUser(product.url);
  stranger = await registerUser(product.url);
  const organization = await owner.organization();
  const application = await owner.application(organization.id);
  const version = await owner.get<VersionSummary>(endpoints.createVersion, {
    params: { id: application.id },
    body: versionBody,
  });
  const document = await owner.document('Guidelines.docx', await aWordFile(['Proposals are due.']));
  await owner.get(endpoints.analyzeDocument, { body: { documentId: document.id } });
  const [job] = await owner.get<Job[]>(endpoints.listJobs);
  const [session] = await owner.get<Session[]>(endpoints.listSessions);
  const { id: payment } = await owner.get<{ id: string }>(endpoints.createPaymentIntent, {
    body: {},
  });
  await owner.get(endpoints.paySandbox, {
    params: { id: payment },
    body: { cardNumber: '4242424242424242' },
  });
  Object.assign(ownerIds, {
    '/api/organization': organization.id,
    '/api/applications': application.id,
    '/api/application-versions': version.id,
    '/api/documents': document.id,
    '/api/payments': payment,
    '/api/jobs': job?.id ?? '',
    '/api/sessions': session?.id ?? '',
  });
});

const withId = Object.values(endpoints).filter(({ path }: Endpoint) => path.includes(':id'));

/** A valid body, so that only ownership can cause a rejection. */
function validBody(endpoint: Endpoint): unknown {
  if (endpoint === endpoints.updateOrganization) return anOrganization();
  if (endpoint === endpoints.updateApplication) return anApplication();
  if (endpoint === endpoints.createVersion) return versionBody;
  if (endpoint === endpoints.saveWorkingCopy)
    return { revision: randomUUID(), replaces: [], version: 1, content: '<p>A text.</p>' };
  if (endpoint === endpoints.renameDocument) return { name: 'mine now' };
  if (endpoint === endpoints.paySandbox) return { cardNumber: '4242424242424242' };
  return endpoint.body ? {} : undefined;
}

const schemaOptions = { io: 'input', unrepresentable: 'any' } as const;

/** Whether a body has an id field, directly or in list items. */
function hasId(schema: { properties?: Record<string, unknown> }): boolean {
  return Object.entries(schema.properties ?? {}).some(([name, value]) => {
    const { items } = value as { items?: { properties?: Record<string, unknown> } };
    return /^id$|Ids?$/.test(name) || (items !== undefined && hasId(items));
  });
}

describe("another user's records", () => {
  it.each(
    withId.map(
      (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint as Endpoint] as const,
    ),
  )('return 404: %s', async (_name, endpoint) => {
    const kind = Object.keys(ownerIds).find((path) => endpoint.path.startsWith(path)) ?? '';
    const headers = { 'If-Match': '"1"' };
    for (const id of [ownerIds[kind], randomUUID(), '$ne', '__proto__', "'; --"]) {
      const params = { id: String(id) };
      const response = await stranger.send(endpoint, {
        params,
        body: validBody(endpoint),
        headers,
      });
      expect(response.status, params.id).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it('cannot be referenced in a body', async () => {
    const organizationId = ownerIds['/api/organization'];
    const documentId = ownerIds['/api/documents'];
    const otherUser = await registerUser(product.url);
    const { id } = await otherUser.application((await otherUser.organization()).id);
    const named: [Endpoint, unknown, TestUser][] = [
      [endpoints.createApplication, anApplication({ organizationId }), stranger],
      [endpoints.updateApplication, anApplication({ organizationId }), otherUser],
      [endpoints.analyzeDocument, { documentId }, stranger],
      [
        endpoints.reorderDocuments,
        { documentOrders: [{ id: documentId, sortOrder: 0 }] },
        stranger,
      ],
      [
        endpoints.generateApplication,
        {
          requirements: [],
          sections: [],
          organizationInfo: { name: 'x' },
          documentIds: [documentId],
        },
        stranger,
      ],
      [
        endpoints.rewriteSection,
        {
          mode: 'redo',
          section: 'Need',
          content: '<p>x</p>',
          requirements: [],
          sections: [],
          organizationInfo: { name: 'x' },
          documentIds: [documentId],
        },
        stranger,
      ],
      [
        endpoints.checkDraft,
        {
          content: '<p>x</p>',
          requirements: [],
          sections: [],
          organizationInfo: { name: 'x' },
          documentIds: [documentId],
        },
        stranger,
      ],
    ];
    expect(named.map(([{ path, method }]) => `${method} ${path}`).sort()).toEqual(
      Object.values(endpoints)
        .filter(
          (endpoint: Endpoint) =>
            endpoint.body && hasId(z.toJSONSchema(endpoint.body, schemaOptions)),
        )
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    );
    for (const [endpoint, body, person] of named) {
      const headers = { 'If-Match': '"1"' };
      const response = await person.send(endpoint, { params: { id }, body, headers });
      expect(response.status, endpoint.path).toBe(404);
    }
    expect(await stranger.get(endpoints.getEntitlement)).toMatchObject({ freeLeft: 1 });
  });

  it('are unchanged afterwards', async () => {
    const [organization] = await owner.get<Organization[]>(endpoints.listOrganizations);
    expect(organization).toMatchObject(anOrganization());
    const params = { id: String(ownerIds['/api/applications']) };
    const application = await owner.get<Application>(endpoints.getApplication, { params });
    expect(application).toMatchObject({ title: anApplication().title, version: 1 });
    expect(application).not.toHaveProperty('workingCopy');
    const versions = await owner.get<VersionSummary[]>(endpoints.listVersions, { params });
    expect(versions).toMatchObject([{ name: versionBody.name }]);
    expect(await owner.get(endpoints.listDocuments)).toMatchObject([{ name: 'Guidelines.docx' }]);
    expect(await owner.get(endpoints.listPayments)).toMatchObject([
      { id: ownerIds['/api/payments'], status: 'paid' },
    ]);
    for (const endpoint of [
      endpoints.listOrganizations,
      endpoints.listApplications,
      endpoints.listDocuments,
      endpoints.listPayments,
    ])
      expect(await stranger.get(endpoint)).toEqual([]);
  });
});
