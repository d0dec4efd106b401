import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { afterAll, expect } from 'vitest';
import { createApp, createOutboxes, type DocumentsPorts } from '../../src/app.ts';
import type { Extractor } from '../../src/extraction/processes/extractor.ts';
import { makePdf } from './make-pdf.ts';

/** Starts the documents service with a real database and a folder as blob store, and provides requests from a user. */
export function libraryUnderTest(ports: Partial<DocumentsPorts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'documents-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const service = serviceUnderTest({
    name: 'documents',
    outboxes: createOutboxes,
    createApp: (tools) => createApp(tools, { blobs: new FolderBlobStore(folder), ...ports }),
    records: ['document.saved', 'document.deleted'],
  });
  const person = () => service.identities.user();
  type Person = ReturnType<typeof person>;

  const as = ({ authorization }: Person) => ({
    list: () => request(service.url).get('/api/documents').set({ authorization }),
    upload: (
      bytes: Uint8Array,
      name = 'guidelines.pdf',
      headers: Record<string, string> = {},
      path = '/api/documents',
    ) =>
      request(service.url)
        .post(path)
        .set({ authorization, ...headers })
        .attach('file', Buffer.from(bytes), name),
    file: (id: string) =>
      request(service.url).get(`/api/documents/${id}/file`).set({ authorization }).buffer(),
    rename: (id: string, body: object) =>
      request(service.url).put(`/api/documents/${id}`).set({ authorization }).send(body),
    remove: (id: string) =>
      request(service.url).delete(`/api/documents/${id}`).set({ authorization }),
    reorder: (documentOrders: unknown) =>
      request(service.url)
        .put('/api/documents/reorder')
        .set({ authorization })
        .send({ documentOrders }),
    reading: (id: string) =>
      request(service.url).get(`/internal/documents/${id}/reading`).set({ authorization }),
    readFile: (bytes: Uint8Array, name: string) =>
      request(service.url)
        .post('/internal/readings')
        .query({ name })
        .set({ authorization, 'content-type': 'application/octet-stream' })
        .send(Buffer.from(bytes)),
    readUrl: (url: string) =>
      request(service.url).post('/internal/pages').set({ authorization }).send({ url }),
  });

  return {
    service,
    person,
    as,
    saved: async (
      owner: Person,
      name = 'guidelines.pdf',
      bytes = aPdf(),
    ): Promise<LibraryDocument> => {
      const response = await as(owner).upload(bytes, name);
      expect(response.status, JSON.stringify(response.body)).toBe(201);
      return response.body as LibraryDocument;
    },
    listed: async (owner: Person) => (await as(owner).list()).body as LibraryDocument[],
    /** Lists all files in the store, including partial files. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => each.name),
  };
}

/** Returns one paragraph for any file, for tests that do not need an extraction process. */
export const oneParagraph: Extractor = {
  extract: async (source) => {
    // extraction must fail if the file is missing or unreadable
    if (typeof source === 'function') await buffer(await source());
    return {
      source: 'pdf',
      pages: 1,
      notes: [],
      blocks: [{ type: 'paragraph', text: 'Applications are due.', page: 1 }],
    };
  },
  prewarm: () => undefined,
  close: async () => undefined,
};

export const aPdf = (text = 'Applications are due by 5:00 PM on June 3, 2027.') =>
  makePdf([
    {
      texts: [
        { text: 'How to Apply', y: 80, size: 18, bold: true },
        { text, y: 110 },
      ],
    },
  ]);
