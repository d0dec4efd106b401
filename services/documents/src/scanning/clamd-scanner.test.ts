import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetConnectOpts } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eicar, fakeClamd, type Mood } from '../../test/support/fake-clamd.ts';
import { hasClamd, realClamd } from '../../test/support/real-clamd.ts';
import { clamdScanner } from './clamd-scanner.ts';

/** Long enough for a scanner on a busy machine to respond in time. */
const patienceMs = 2_000;

/** What the scanner finds in a file that is handed over in pieces. */
async function scan(at: NetConnectOpts, pieces: (string | Buffer)[], patience = 30_000) {
  const scanning = clamdScanner({ at, patienceMs: patience }).begin();
  try {
    for (const piece of pieces) await scanning.take(Buffer.from(piece));
    return await scanning.verdict();
  } finally {
    scanning.end();
  }
}

/** What every way to a clamd, and every clamd, must do. */
function scansFiles(way: () => NetConnectOpts) {
  it('finds nothing in a file that is clean', async () => {
    expect(await scan(way(), ['Applications are ', 'due.'])).toEqual({ clean: true });
  });
  it('finds what is harmful, also across two pieces', async () => {
    const cut = 20;
    expect(await scan(way(), [eicar.slice(0, cut), eicar.slice(cut)])).toMatchObject({
      clean: false,
      found: expect.stringMatching(/\S/),
    });
  });
  it('takes ten megabytes', async () => {
    const pieces = Array.from({ length: 160 }, (_, at) => Buffer.alloc(65_536, at));
    expect(await scan(way(), pieces, 20_000)).toEqual({ clean: true });
    expect(await scan(way(), [...pieces, eicar], 20_000)).toMatchObject({ clean: false });
  });
  it('scans many files at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => scan(way(), [at % 2 ? eicar : 'clean'], 20_000)),
    );
    expect(verdicts.map(({ clean }) => clean)).toEqual(verdicts.map((_, at) => at % 2 === 0));
  });
}

describe('a clamd behind a port', async () => {
  const clamd = await fakeClamd();
  afterAll(() => clamd.close());
  beforeEach(() => {
    clamd.state.mood = 'well';
  });
  const at = { port: clamd.port, host: '127.0.0.1' };
  scansFiles(() => at);

  it('is spoken to in its own words', () => expect(clamd.state.errors).toEqual([]));

  it('may take its time, but not for ever', async () => {
    clamd.state.mood = 'slow';
    clamd.state.slowMs = patienceMs / 2;
    expect(await scan(at, ['clean'], patienceMs)).toEqual({ clean: true });
    clamd.state.slowMs = patienceMs * 3;
    await expect(scan(at, ['clean'], patienceMs)).rejects.toThrow(/verdict within/);
  });

  const large = Array.from({ length: 400 }, () => Buffer.alloc(65_536));
  it.each([
    ['says nothing', 'silent', ['clean'], /verdict within/],
    ['stops reading', 'deaf', large, /take a piece within/],
    ['hangs up', 'cuts', large, /ended/],
    ['answers something else', 'odd', ['clean'], /answered: UNKNOWN COMMAND/],
    ['has enough', 'full', ['clean'], /size limit/],
  ] as [string, Mood, (string | Buffer)[], RegExp][])(
    'fails when it %s',
    async (_what, mood, pieces, said) => {
      clamd.state.mood = mood;
      await expect(scan(at, pieces, patienceMs)).rejects.toMatchObject({
        name: 'ScannerFailed',
        message: expect.stringMatching(said),
      });
    },
  );

  it('fails when nobody listens', async () => {
    const gone = await fakeClamd();
    await gone.close();
    const failure = await scan({ port: gone.port, host: '127.0.0.1' }, ['clean']).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'ScannerFailed', cause: { code: 'ECONNREFUSED' } });
  });
});

describe('a clamd behind a socket', () => {
  let folder: string;
  let clamd: Awaited<ReturnType<typeof fakeClamd>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fake-clamd-'));
    clamd = await fakeClamd({ path: join(folder, 'socket') });
  });
  afterAll(async () => {
    await clamd.close();
    await rm(folder, { recursive: true });
  });
  scansFiles(() => ({ path: join(folder, 'socket') }));
});

describe.skipIf(!hasClamd)('a real clamd', () => {
  let clamd: Awaited<ReturnType<typeof realClamd>>;
  beforeAll(async () => {
    clamd = await realClamd();
  });
  afterAll(() => clamd.stop());
  scansFiles(() => ({ path: clamd.path }));

  it('fails when a file is larger than it takes', async () => {
    const pieces = Array.from({ length: 400 }, () => Buffer.alloc(65_536));
    await expect(scan({ path: clamd.path }, pieces)).rejects.toMatchObject({
      name: 'ScannerFailed',
    });
  });
});
