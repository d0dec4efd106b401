import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FolderBlobStore, S3BlobStore, type BlobStore } from '@grantwright/shared/storage';
import { createLogger } from '@grantwright/shared/service';
import { testObjectStore } from '@grantwright/shared/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../src/scanning/create-clamd-scanner.ts';
import { createScannerCheck } from '../src/scanning/virus-check.ts';
import { scanThrough } from '../src/scanning/scan-through.ts';
import { eicar, fakeClamd, type ScannerBehavior } from './support/fake-clamd.ts';
import { aPdf, libraryUnderTest, oneParagraph } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';
import { makePdf } from './support/make-pdf.ts';

const clamd = await fakeClamd();
const objects = await testObjectStore();
const folder = await mkdtemp(join(tmpdir(), 'scanned-'));
afterAll(() => Promise.all([clamd.close(), rm(folder, { recursive: true, force: true })]));
beforeEach(() => {
  clamd.state.behavior = 'normal';
});

/** Long enough for a slow machine. */
const timeoutMs = 3_000;
const settings = {
  CLAMAV_HOST: '127.0.0.1',
  CLAMAV_PORT: clamd.port,
  CLAMAV_TIMEOUT_MS: timeoutMs,
};
const infectedPdf = (padding = 0) =>
  Buffer.concat([makePdf([{ texts: [{ text: 'Due', y: 80 }] }], { padding }), Buffer.from(eicar)]);
const infectedWord = () =>
  Buffer.concat([makeDocx(paragraph('Applications are due.')), Buffer.from(eicar)]);

/** Wraps a blob store to record every file that was ever stored completely. */
function recorded(blobs: BlobStore) {
  const whole: string[] = [];
  const put: BlobStore['put'] = async (key, body, options) => {
    const size = await blobs.put(key, body, options);
    whole.push(key);
    return size;
  };
  const proxy = new Proxy(blobs, {
    get: (target, name) => {
      if (name === 'put') return put;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { blobs: proxy, whole };
}

const {
  S3_ENDPOINT: endpoint = '',
  S3_ACCESS_KEY: accessKey = '',
  S3_SECRET_KEY: secretKey = '',
} = objects?.environment ?? {};
const bucket = `scan-${randomUUID()}`;
const inFolder = () => new FolderBlobStore(folder);
const inBucket = () => new S3BlobStore({ endpoint, accessKey, secretKey, bucket });
const stores: [string, () => BlobStore][] = [
  ['a folder', inFolder],
  ...(objects ? [['a bucket', inBucket] as [string, () => BlobStore]] : []),
];

describe.each(stores)('uploads to %s with a virus scanner', (_store, open) => {
  const { blobs, whole } = recorded(open());
  const { service, person, as, saved } = libraryUnderTest({
    blobs,
    settings,
    extractor: oneParagraph,
  });
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of blobs.list()) keys.push(key);
    return [...keys, ...whole, await service.database.collection('documents').countDocuments()];
  };

  it('are saved if they are clean', async () => {
    const scans = clamd.state.scans;
    const owner = person();
    const { id } = await saved(owner);
    const reading = await as(owner).reading(id);
    expect(reading.status).toBe(200);
    expect(clamd.state.scans).toBe(scans + 1);
  });

  it.each([
    ['a small PDF', () => infectedPdf(), 'a.pdf'],
    ['a PDF of nine megabytes', () => infectedPdf(9 * 1024 ** 2), 'a.pdf'],
    ['a Word file', infectedWord, 'a.docx'],
  ])('are rejected if infected and never stored completely: %s', async (_w, make, name) => {
    const before = await storedFiles();
    const { authorization } = person();
    for (const sized of [false, true]) {
      const bytes = make();
      const sending = request(service.url).post('/api/documents').set({ authorization });
      // if the size precedes the file, the store streams the file
      if (sized) sending.field('size', String(bytes.length));
      const { status, body } = await sending.attach('file', bytes, name);
      expect([status, body.code]).toEqual([422, 'infected-file']);
      expect(body.detail).toMatch(/^Our virus scanner found something harmful in this file, so /);
      expect(JSON.stringify(body)).not.toMatch(/eicar/i);
    }
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    ['silent', 'silent', 0],
    // more than fits into the connection's buffers
    ['not reading', 'stops-reading', 8],
    ['disconnecting', 'disconnects', 8],
    ['returning something unexpected', 'unexpected-reply', 0],
    ['full', 'size-limit', 0],
  ] as [string, ScannerBehavior, number][])(
    'fail with a retryable error while the scanner is %s, and succeed afterwards',
    async (_what, behavior, paddingMb) => {
      const before = await storedFiles();
      const owner = person();
      clamd.state.behavior = behavior;
      const padding = paddingMb * 1024 ** 2;
      const bytes = makePdf([{ texts: [{ text: 'Due', y: 80 }] }], { padding });
      const { status, body, headers } = await as(owner).upload(bytes);
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '30']);
      expect(body.detail).toMatch(/can’t check files for viruses right now.*Try again/);
      expect(await storedFiles()).toEqual(before);
      // other requests are not affected
      expect((await as(owner).list()).status).toBe(200);
      clamd.state.behavior = 'normal';
      expect((await as(owner).upload(bytes)).status).toBe(201);
    },
  );

  it('wait for a slow scanner', async () => {
    clamd.state.behavior = 'slow';
    clamd.state.slowMs = timeoutMs / 2;
    expect((await as(person()).upload(aPdf())).status).toBe(201);
  });
});

describe('the virus scanner', () => {
  const url = 'https://funder.example/call';
  const page = { url, bytes: new Uint8Array(), type: 'pdf' as 'pdf' | 'html' };
  const { person, as } = libraryUnderTest({
    blobs: inFolder(),
    settings,
    extractor: oneParagraph,
    pages: { fetchPage: async () => page, close: async () => undefined },
  });

  it('checks a file whose text is extracted without saving it', async () => {
    const { status, body } = await as(person()).readFile(infectedPdf(), 'a.pdf');
    expect([status, body.code]).toEqual([422, 'infected-file']);
    expect((await as(person()).readFile(aPdf(), 'a.pdf')).status).toBe(200);
    clamd.state.behavior = 'silent';
    expect((await as(person()).readFile(aPdf(), 'a.pdf')).status).toBe(503);
  });

  it('checks a file at a URL, but not a web page', async () => {
    page.bytes = infectedPdf();
    const { status, body } = await as(person()).readUrl(url);
    expect([status, body.code]).toEqual([422, 'infected-file']);
    clamd.state.behavior = 'silent';
    Object.assign(page, {
      bytes: Buffer.from('<p>Applications are due in June.</p>'),
      type: 'html',
    });
    expect((await as(person()).readUrl(url)).status).toBe(200);
  });
});

it('counts and logs the outcome without file content', async () => {
  const lines: string[] = [];
  const log = createLogger({
    name: 'test',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const counted: string[] = [];
  const address = { host: '127.0.0.1', port: clamd.port };
  const check = createScannerCheck({
    scanner: createClamdScanner({ address, timeoutMs }),
    log,
    count: (outcome) => counted.push(outcome),
  });
  const word = randomUUID();
  await check.bytes(Buffer.from(`clean ${word}`));
  await expect(check.bytes(Buffer.from(`${word} ${eicar}`))).rejects.toMatchObject({
    code: 'infected-file',
  });
  clamd.state.behavior = 'disconnects';
  await expect(check.bytes(Buffer.from(word))).rejects.toMatchObject({ code: 'unavailable' });
  expect(counted).toEqual(['clean', 'infected', 'failed']);
  expect(lines.join('')).toMatch(/"found":"Eicar-Test-Signature"/);
  expect(lines.join('')).not.toContain(word);
});

describe('scanThrough', () => {
  const bytes = randomBytes(1_000_000);
  const check = (passed: () => Promise<void>) => () => ({
    write: async () => undefined,
    passed,
    cancel: () => undefined,
  });

  it('holds back the last chunk until the verdict, and then passes the file on unchanged', async () => {
    let seen = 0;
    let seenAtVerdict = -1;
    const through = Readable.from(
      Array.from({ length: 10 }, (_, index) =>
        bytes.subarray(index * 100_000, (index + 1) * 100_000),
      ),
    ).pipe(
      scanThrough(
        check(async () => {
          seenAtVerdict = seen;
        }),
      ),
    );
    const out: Buffer[] = [];
    for await (const piece of through) {
      seen += (piece as Buffer).length;
      out.push(piece as Buffer);
    }
    expect(seenAtVerdict).toBeLessThanOrEqual(900_000);
    expect(Buffer.concat(out).equals(bytes)).toBe(true);
  });

  it('fails with the error from the check', async () => {
    const refusal = new Error('refused');
    const through = Readable.from([bytes]).pipe(scanThrough(check(() => Promise.reject(refusal))));
    await expect(text(through)).rejects.toBe(refusal);
  });
});
