import { expect, type APIResponse, type Page } from '@playwright/test';
import { guidelinesFile } from './guidelines-file.ts';

type Json = Record<string, unknown>;

/** A call as the page itself would make it, for what a test needs before it begins. */
export async function send(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, {
    method,
    headers: { origin },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer;
}

export async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** The name that a person sees is the file's. */
export async function uploadDocument(page: Page, name: string, content?: Buffer): Promise<Json> {
  const { buffer, mimeType } = await guidelinesFile();
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/documents', {
    multipart: { file: { name, mimeType, buffer: content ?? buffer } },
    headers: { origin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Json;
}

export async function createApplication(page: Page, fields: object = {}): Promise<{ id: string }> {
  const [first] = await read<{ id: string }[]>(page, '/api/organizations');
  const answer = await send(page, 'POST', '/api/applications', {
    title: 'A second van',
    grantProgram: 'Healthy Neighborhoods',
    content: '<h2>Need</h2><p>Nine hundred households wait.</p>',
    status: 'complete',
    applicationDate: 'November 21, 2026',
    organizationId: first?.id,
    ...fields,
  });
  return (await answer.json()) as { id: string };
}

/** Saved once more behind the screen's back. */
export async function saveFromAnotherTab(page: Page, id: string): Promise<void> {
  const path = `/api/applications/${id}`;
  const { version, ...saved } = await read<{ version: number }>(page, path);
  const { origin } = new URL(page.url());
  const answer = await page.request.put(path, {
    headers: { origin, 'If-Match': `"${version}"` },
    data: { ...saved, content: '<h2>Need</h2><p>Written in another place.</p>' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
