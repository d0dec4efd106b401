import {
  calls,
  type Application,
  type Call,
  type Organization,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aWordFile } from './a-word-file.ts';
import { newcomer, productUnderTest, type Visitor } from './product-under-test.ts';

const product = productUnderTest();

let owner: Visitor;
let stranger: Visitor;
/** Ids of the owner's records, by path prefix. */
const ownerIds: Record<string, string> = {};

beforeAll(async () => {
  owner = await newcomer(product.url);
  stranger = await newcomer(product.url);
  const organization = await owner.organization();
  const application = await owner.application(organization.id);
  const document = await owner.document('Guidelines.docx', await aWordFile(['Proposals are due.']));
  const { id: payment } = await owner.get<{ id: string }>(calls.createPaymentIntent, { body: {} });
  Object.assign(ownerIds, {
    '/api/organization': organization.id,
    '/api/applications': application.id,
    '/api/documents': document.id,
    '/api/payments': payment,
  });
});

const withId = Object.values(calls).filter(({ path }: Call) => path.includes(':id'));

/** A valid body, so that only ownership can cause a rejection. */
function validBody(call: Call): unknown {
  if (call === calls.updateOrganization) return anOrganization();
  if (call === calls.updateApplication) return anApplication();
  if (call === calls.renameDocument) return { name: 'mine now' };
  if (call === calls.paySandbox) return { cardNumber: '4242424242424242' };
  return call.body ? {} : undefined;
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
  it.each(withId.map((call) => [`${call.method} ${call.path}`, call as Call] as const))(
    'return 404: %s',
    async (_name, call) => {
      const kind = Object.keys(ownerIds).find((path) => call.path.startsWith(path)) ?? '';
      const headers = { 'If-Match': '"1"' };
      for (const id of [ownerIds[kind], randomUUID(), '$ne', '__proto__', "'; --"]) {
        const params = { id: String(id) };
        const response = await stranger.send(call, { params, body: validBody(call), headers });
        expect(response.status, params.id).toBe(404);
        expect(response.headers.get('content-type')).toContain('application/problem+json');
      }
    },
  );

  it('cannot be referenced in a body', async () => {
    const organizationId = ownerIds['/api/organization'];
    const documentId = ownerIds['/api/documents'];
    const otherUser = await newcomer(product.url);
    const { id } = await otherUser.application((await otherUser.organization()).id);
    const named: [Call, unknown, Visitor][] = [
      [calls.createApplication, anApplication({ organizationId }), stranger],
      [calls.updateApplication, anApplication({ organizationId }), otherUser],
      [calls.analyzeDocument, { documentId }, stranger],
      [calls.reorderDocuments, { documentOrders: [{ id: documentId, sortOrder: 0 }] }, stranger],
      [
        calls.generateApplication,
        {
          requirements: [],
          sections: [],
          organizationInfo: { name: 'x' },
          documentIds: [documentId],
        },
        stranger,
      ],
      [
        calls.checkDraft,
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
      Object.values(calls)
        .filter((call: Call) => call.body && hasId(z.toJSONSchema(call.body, schemaOptions)))
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    );
    for (const [call, body, person] of named) {
      const headers = { 'If-Match': '"1"' };
      const response = await person.send(call, { params: { id }, body, headers });
      expect(response.status, call.path).toBe(404);
    }
    expect(await stranger.get(calls.getEntitlement)).toMatchObject({ freeLeft: 1 });
  });

  it('are unchanged afterwards', async () => {
    const [organization] = await owner.get<Organization[]>(calls.listOrganizations);
    expect(organization).toMatchObject(anOrganization());
    const params = { id: String(ownerIds['/api/applications']) };
    const application = await owner.get<Application>(calls.getApplication, { params });
    expect(application).toMatchObject({ title: anApplication().title, version: 1 });
    expect(await owner.get(calls.listDocuments)).toMatchObject([{ name: 'Guidelines.docx' }]);
    for (const call of [calls.listOrganizations, calls.listApplications, calls.listDocuments])
      expect(await stranger.get(call)).toEqual([]);
  });
});
