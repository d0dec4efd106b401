import { expect, type APIResponse, type Page } from '@playwright/test';
import { guidelinesFile } from './guidelines-file.ts';

type Json = Record<string, unknown>;

/** Returns the product's origin, even if the page has not loaded a screen yet. */
export async function getOrigin(page: Page): Promise<string> {
  const url = page.url();
  const knownUrl = url.startsWith('http') ? url : (await page.request.get('/livez')).url();
  return new URL(knownUrl).origin;
}

/** Calls the API with the page's cookies and origin, to set up a test. */
export async function callApi(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const response = await page.request.fetch(path, {
    method,
    headers: { origin: await getOrigin(page) },
    ...(data && { data }),
  });
  const problem = `${method} ${path}: ${response.status()} ${await response.text()}`;
  expect(response.ok(), problem).toBe(true);
  return response;
}

export async function getJson<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** Uploads a file to the library; its name becomes the document's name. */
export async function uploadDocument(page: Page, name: string, content?: Buffer): Promise<Json> {
  const { buffer, mimeType } = await guidelinesFile();
  const origin = await getOrigin(page);
  const response = await page.request.post('/api/documents', {
    multipart: { file: { name, mimeType, buffer: content ?? buffer } },
    headers: { origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Json;
}

export async function createApplication(page: Page, fields: object = {}): Promise<{ id: string }> {
  const [first] = await getJson<{ id: string }[]>(page, '/api/organizations');
  const response = await callApi(page, 'POST', '/api/applications', {
    title: 'A second van',
    grantProgram: 'Healthy Neighborhoods',
    content: '<h2>Need</h2><p>Nine hundred households wait.</p>',
    status: 'complete',
    applicationDate: 'November 21, 2026',
    organizationId: first?.id,
    ...fields,
  });
  return (await response.json()) as { id: string };
}

/** Pays for another application with a test card, and returns the ID of the payment. */
export async function buyApplication(page: Page): Promise<string> {
  const intent = await callApi(page, 'POST', '/api/create-payment-intent', {});
  const { id } = (await intent.json()) as { id: string };
  const cardNumber = '4242424242424242';
  await callApi(page, 'POST', `/api/payments/${id}/sandbox-card`, { cardNumber });
  return id;
}

/** Waits until the server has stored the typed text. */
export const expectAutosaved = (page: Page) =>
  expect(page.getByText(/^Saved \d.* as a working copy$/)).toBeVisible();

/** Saves different text, like another tab that has loaded the last autosave. */
export async function saveFromAnotherTab(page: Page, id: string): Promise<void> {
  const path = `/api/applications/${id}`;
  await expectAutosaved(page);
  const { version, workingCopy, ...saved } = await getJson<{
    version: number;
    workingCopy?: { revision: string };
  }>(page, path);
  const origin = await getOrigin(page);
  const response = await page.request.put(path, {
    headers: { origin, 'If-Match': `"${version}"` },
    data: {
      ...saved,
      content: '<h2>Need</h2><p>Written in another place.</p>',
      replaces: workingCopy ? [workingCopy.revision] : [],
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}
