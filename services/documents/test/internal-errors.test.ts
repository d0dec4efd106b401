import type { LibraryDocument } from '@grantwright/shared/contract';
import { FolderBlobStore } from '@grantwright/shared/storage';
import { waitFor } from '@grantwright/shared/testing';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsSettingsSchema } from '../src/config.ts';
import type { Fault } from '../src/extraction/processes/fault.ts';
import { ExtractionFault } from '../src/extraction/processes/extraction-result.ts';
import { createExtractor, type Extractor } from '../src/extraction/processes/extractor.ts';
import { aPdf, libraryUnderTest } from './support/library.ts';
import { makeScan, threeLines } from './support/make-scan.ts';

const secret = 'Grants of $48,213 for the Larkspur Shelter';
const settings = documentsSettingsSchema.parse({ EXTRACTION_RETRY_MS: '150' });
const home = await mkdtemp(join(tmpdir(), 'internal-errors-'));
const folder = join(home, 'files');
const blobs = new FolderBlobStore(folder);
await blobs.prepare();

/** The service's extractor, whose entry point is replaced by tests. */
let inner: Extractor;
let faults: Fault[] = [];
let isOpen = Promise.resolve();
const extractor: Extractor = {
  extract: async (...args) => {
    await isOpen;
    return await inner.extract(...args);
  },
  prewarm: () => undefined,
  close: () => inner.close(),
};
const use = (entry?: URL) => {
  inner = createExtractor(
    { processes: 1 },
    { onFault: (fault) => faults.push(fault), ...(entry && { entry }) },
  );
};
const { service, person, as, saved } = libraryUnderTest({ blobs, extractor, settings });

beforeEach(() => {
  faults = [];
  isOpen = Promise.resolve();
});
afterEach(() => inner.close());
afterAll(() => rm(home, { recursive: true, force: true }));

type Person = ReturnType<typeof person>;
const getReading = async (owner: Person, id: string) =>
  ((await as(owner).list()).body as LibraryDocument[]).find((each) => each.id === id)?.reading;

const resolveEntry = (name: string) => new URL(`./support/faulty/${name}.ts`, import.meta.url);

const causes: [string, string, RegExp, () => Uint8Array][] = [
  ['a missing package', 'missing-module', /MODULE_NOT_FOUND.*not-there/, () => aPdf(secret)],
  [
    'a process that does not start',
    'does-not-load',
    /did not start: it exited with 1/,
    () => aPdf(secret),
  ],
  ['a bug in our code', 'has-bug', /TypeError.*has-bug\.ts/, () => aPdf(secret)],
  ['a process that exits during its work', 'exits', /exited with 1/, () => aPdf(secret)],
  ['a missing part of pdf.js', 'without-pdfjs-worker', /pdf\.js did not open/, () => aPdf(secret)],
  [
    'a missing canvas',
    'without-canvas',
    /a reader did not load.*ReferenceError/,
    () => makeScan([threeLines()]),
  ],
];

describe('a failed extraction', () => {
  it.each(causes)(
    'caused by %s is reported as a service fault, and logged without document text',
    async (_cause, name, logged, make) => {
      use(resolveEntry(name));
      const reading = inner.extract(make(), 'pdf', { userId: 'a user' });
      await expect(reading).rejects.toBeInstanceOf(ExtractionFault);
      expect(JSON.stringify(faults)).toMatch(logged);
      expect(JSON.stringify(faults)).not.toMatch(/Larkspur|48,213/);
    },
  );
});

describe('a document whose extraction fails because of a service fault', () => {
  it('is not reported as damaged, and is extracted once the fault is fixed', async () => {
    use(resolveEntry('has-bug'));
    const { status, body, headers } = await as(person()).readFile(aPdf(secret), 'a.pdf');
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '60']);
    expect(body.detail).toMatch(/^Something went wrong on our side while we read this document/);

    const owner = person();
    const { id } = await saved(owner, 'a.pdf', aPdf(secret));
    await waitFor(async () => (await getReading(owner, id))?.state === 'unreadable');
    expect((await getReading(owner, id))?.reason).toMatch(/on our side.*try again automatically/);
    expect((await as(owner).reading(id)).status).toBe(503);

    await inner.close();
    use();
    await waitFor(async () => (await getReading(owner, id))?.state === 'read');
    expect((await as(owner).reading(id)).status).toBe(200);
    const record = await service.database.collection('documents').findOne({
      originalName: 'a.pdf',
      ownerId: { $exists: true },
      readAgainAt: { $exists: true },
    });
    expect(record).toBeNull();
  });
});

describe('a document whose file is unavailable during extraction', () => {
  it('is extracted once the file is available again', async () => {
    use();
    let open = () => {};
    isOpen = new Promise((resolve) => (open = resolve));
    const owner = person();
    const { id } = await saved(owner, 'away.pdf');
    await rename(folder, `${folder}-unmounted`);
    open();
    const attempts = async () =>
      (await service.database.collection('documents').findOne({ originalName: 'away.pdf' }))?.[
        'readAttempts'
      ] as number;
    await waitFor(async () => (await attempts()) >= 3);
    expect(await getReading(owner, id)).toMatchObject({
      state: 'unreadable',
      reason: expect.stringMatching(/can’t find the file.*look again automatically/),
    });
    const response = await as(owner).reading(id);
    expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}-unmounted`, folder);
    // a request triggers extraction immediately instead of waiting for the next retry
    expect((await as(owner).reading(id)).status).toBe(200);
    expect((await getReading(owner, id))?.state).toBe('read');
    expect(await attempts()).toBeUndefined();
  });

  it('is not retried if the file is damaged', async () => {
    use();
    const owner = person();
    const { id } = await saved(owner, 'damaged.pdf', aPdf().slice(0, 60));
    expect((await as(owner).reading(id)).status).toBe(422);
    const record = await service.database
      .collection('documents')
      .findOne({ originalName: 'damaged.pdf' });
    expect(record).not.toHaveProperty('readAgainAt');
  });
});
