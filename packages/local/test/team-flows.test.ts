import {
  endpoints,
  type Application,
  type Job,
  type LibraryDocument,
  type Organization,
} from '@grantwright/shared/contract';
import { anApplication, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { productUnderTest, registerUser, type TestUser } from './product-under-test.ts';
import { join, removed } from './teams/a-team.ts';
import { aWordFile } from './word-file.ts';

const product = productUnderTest();

const listApplications = (user: TestUser) => user.get<Application[]>(endpoints.listApplications);
const listDocuments = (user: TestUser) => user.get<LibraryDocument[]>(endpoints.listDocuments);
const freeLeft = async (user: TestUser) =>
  (await user.get<{ freeLeft: number }>(endpoints.getEntitlement)).freeLeft;

/** Creates an owner with an application shared with an editor. */
async function anEditor() {
  const [owner, editor] = [await registerUser(product.url), await registerUser(product.url)];
  const organization = await owner.organization();
  const application = await owner.application(organization.id);
  await join(owner, editor, { id: organization.id, role: 'editor' });
  await waitFor(async () => (await listApplications(editor)).length === 1);
  return { owner, editor, organization, application };
}

/** Uploads a document for an organization once *documents* has received the membership. */
const upload = (user: TestUser, organizationId: string, text: string) =>
  waitFor(async () => {
    const form = new FormData();
    form.set('file', new File([await aWordFile([text])], 'Budget.docx'));
    const path = `${endpoints.createDocument.path}?organizationId=${organizationId}`;
    const response = await user.send({ ...endpoints.createDocument, path }, { body: form });
    return response.status === 201 ? ((await response.json()) as LibraryDocument) : undefined;
  });

it('lets an editor create applications with their own entitlement, but delete only those', async () => {
  const { owner, editor, organization, application } = await anEditor();
  const key = { 'Idempotency-Key': randomUUID() };
  const body = anApplication({ organizationId: organization.id, title: 'By the editor' });
  const creation = { body, headers: key };
  const created = await editor.get<Application>(endpoints.createApplication, creation);
  expect(created).toMatchObject({ access: 'editor', canDelete: true, isShared: true });
  expect(await editor.get(endpoints.createApplication, creation)).toMatchObject({ id: created.id });
  expect([await freeLeft(owner), await freeLeft(editor)]).toEqual([0, 0]);
  const [newest] = await listApplications(owner);
  expect(newest).toMatchObject({ id: created.id, access: 'owner', isShared: true });
  const deletion = (id: string) => editor.send(endpoints.deleteApplication, { params: { id } });
  expect((await deletion(application.id)).status).toBe(403);
  expect((await deletion(created.id)).status).toBe(204);
  await waitFor(async () => (await listApplications(owner)).length === 1);
});

it('keeps records created by a removed member, but only for the owner', async () => {
  const { owner, editor, organization } = await anEditor();
  const body = anApplication({ organizationId: organization.id, title: 'By the editor' });
  const { id } = await editor.get<Application>(endpoints.createApplication, { body });
  const document = await upload(editor, organization.id, 'The budget is $20,000.');
  expect(document).toMatchObject({ access: 'editor', canDelete: true });
  await removed(owner, editor, organization.id);
  await waitFor(async () => {
    const lists = [await listApplications(editor), await listDocuments(editor)];
    return lists.every((list) => list.length === 0);
  });
  expect((await editor.send(endpoints.getApplication, { params: { id } })).status).toBe(404);
  const params = { id: document.id };
  expect((await editor.send(endpoints.getDocumentFile, { params })).status).toBe(404);
  expect((await listApplications(owner)).map((each) => each.id)).toContain(id);
  expect(await listDocuments(owner)).toMatchObject([{ id: document.id, access: 'owner' }]);
  expect((await owner.send(endpoints.getDocumentFile, { params })).status).toBe(200);
});

it('shows both versions to two people who type in the same application, and loses neither', async () => {
  const { owner, editor, application } = await anEditor();
  const params = { id: application.id };
  const typed = (content: string) => ({
    params,
    body: { revision: randomUUID(), replaces: [], version: 1, content },
  });
  await owner.get(endpoints.saveWorkingCopy, typed('<p>By the owner.</p>'));
  const second = await editor.send(endpoints.saveWorkingCopy, typed('<p>By the editor.</p>'));
  expect(second.status).toBe(409);
  expect(await editor.get(endpoints.getApplication, { params })).toMatchObject({
    workingCopy: { content: '<p>By the owner.</p>' },
  });
});

it("hides jobs that read an organization's document from a removed member", async () => {
  const { owner, editor, organization } = await anEditor();
  const { id: documentId } = await upload(owner, organization.id, 'Proposals are due on March 5.');
  await waitFor(async () => (await listDocuments(editor)).length === 1);
  await editor.get(endpoints.analyzeDocument, { body: { documentId } });
  const listJobs = (user: TestUser) => user.get<Job[]>(endpoints.listJobs);
  const [job] = await listJobs(editor);
  await removed(owner, editor, organization.id);
  await waitFor(async () => (await listJobs(editor)).length === 0);
  const params = { id: job?.id ?? '' };
  expect((await editor.send(endpoints.getJob, { params })).status).toBe(404);
});

it('deletes the analyses of all members when a document is deleted', async () => {
  const { owner, editor, organization } = await anEditor();
  const { id: documentId } = await upload(owner, organization.id, 'Proposals are due on March 5.');
  await waitFor(async () => (await listDocuments(editor)).length === 1);
  await editor.get(endpoints.analyzeDocument, { body: { documentId } });
  await owner.get(endpoints.deleteDocument, { params: { id: documentId } });
  await waitFor(async () => (await editor.get<Job[]>(endpoints.listJobs)).length === 0);
});

it('moves an application only between organizations of its owner', async () => {
  const { owner, editor, application } = await anEditor();
  const [own, second] = [await editor.organization(), await owner.organization()];
  const move = (user: TestUser, organizationId: string) =>
    user.send(endpoints.updateApplication, {
      params: { id: application.id },
      body: anApplication({ organizationId }),
      headers: { 'If-Match': '"1"' },
    });
  expect((await move(editor, own.id)).status).toBe(400);
  expect((await move(editor, second.id)).status).toBe(404);
  expect((await move(owner, second.id)).status).toBe(200);
  expect(await listApplications(editor)).toEqual([]);
});

it('does not return an application to an editor who repeats a request after it was moved away', async () => {
  const { owner, editor, organization } = await anEditor();
  const second = await owner.organization();
  const creation = {
    body: anApplication({ organizationId: organization.id, title: 'By the editor' }),
    headers: { 'Idempotency-Key': randomUUID() },
  };
  const { id } = await editor.get<Application>(endpoints.createApplication, creation);
  await owner.get(endpoints.updateApplication, {
    params: { id },
    body: anApplication({ organizationId: second.id, title: 'Moved' }),
    headers: { 'If-Match': '"1"' },
  });
  expect((await editor.send(endpoints.createApplication, creation)).status).toBe(404);
  expect(await owner.get(endpoints.getApplication, { params: { id } })).toMatchObject({
    title: 'Moved',
  });
});

it('does not return a document to an editor who repeats a request after it was unshared', async () => {
  const { owner, editor, organization } = await anEditor();
  const file = new File([await aWordFile(['The budget is $20,000.'])], 'Budget.docx');
  const key = randomUUID();
  const create = () => {
    const body = new FormData();
    body.set('file', file);
    const path = `${endpoints.createDocument.path}?organizationId=${organization.id}`;
    const headers = { 'Idempotency-Key': key };
    return editor.send({ ...endpoints.createDocument, path }, { body, headers });
  };
  await waitFor(async () => (await create()).status === 201);
  const [document] = await listDocuments(owner);
  const params = { id: document?.id ?? '' };
  await owner.get(endpoints.shareDocument, { params, body: { organizationId: null } });
  expect((await create()).status).toBe(404);
  expect(await listDocuments(owner)).toHaveLength(1);
});

it("ends memberships when the organization is deleted, but keeps its documents in the owner's library", async () => {
  const { owner, editor, organization } = await anEditor();
  await upload(owner, organization.id, 'The budget is $20,000.');
  await owner.get(endpoints.deleteOrganization, { params: { id: organization.id } });
  await waitFor(async () => {
    const lists = [await listApplications(editor), await listDocuments(editor)];
    return lists.every((list) => list.length === 0);
  });
  expect(await editor.get<Organization[]>(endpoints.listOrganizations)).toEqual([]);
  await waitFor(async () => {
    const [document] = await listDocuments(owner);
    return document && !document.organizationId;
  });
});
