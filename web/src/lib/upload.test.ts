import { expect, it } from 'vitest';
import { aDocument } from '../testing/builders.ts';
import { mockEndpoint, ok } from '../testing/server.ts';
import { endpoints } from './endpoints.ts';
import { uploadFiles } from './upload.ts';

it('uploads a file in the field that the contract names', async () => {
  let receivedForm: FormData | undefined;
  mockEndpoint(endpoints.createDocument, async ({ request }) => {
    receivedForm = await request.formData();
    return ok(aDocument());
  });
  const file = new File(['text'], 'guidelines.pdf', { type: 'application/pdf' });
  expect(await uploadFiles(endpoints.createDocument, { files: [file] })).toEqual(aDocument());
  expect([...(receivedForm?.keys() ?? [])]).toEqual(['size', 'file']);
  expect(receivedForm?.get('size')).toBe(String(file.size));
});

it('sends the cookie with an upload', async () => {
  let credentials: RequestCredentials | undefined;
  mockEndpoint(endpoints.createDocument, ({ request }) => {
    credentials = request.credentials;
    return ok(aDocument());
  });
  await uploadFiles(endpoints.createDocument, { files: [new File(['text'], 'guidelines.pdf')] });
  expect(credentials).toBe('include');
});

it('sends nothing if the upload is already canceled', async () => {
  let requests = 0;
  mockEndpoint(endpoints.createDocument, () => {
    requests += 1;
    return ok(aDocument());
  });
  const files = [new File(['text'], 'guidelines.pdf')];
  const uploaded = uploadFiles(endpoints.createDocument, { files, signal: AbortSignal.abort() });
  await expect(uploaded).rejects.toHaveProperty('name', 'AbortError');
  expect(requests).toBe(0);
});
