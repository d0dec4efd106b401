import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetConnectOpts } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eicar, fakeClamd, type ScannerBehavior } from '../../test/support/fake-clamd.ts';
import { hasClamd, realClamd } from '../../test/support/real-clamd.ts';
import { createClamdScanner } from './create-clamd-scanner.ts';

/** Long enough for a slow machine. */
const timeoutMs = 2_000;

async function scan(address: NetConnectOpts, pieces: (string | Buffer)[], limitMs = 30_000) {
  const scanning = createClamdScanner({ address, timeoutMs: limitMs }).begin();
  try {
    for (const piece of pieces) await scanning.write(Buffer.from(piece));
    return await scanning.verdict();
  } finally {
    scanning.cancel();
  }
}

function testScanning(address: () => NetConnectOpts) {
  it('passes a clean file', async () => {
    expect(await scan(address(), ['Applications are ', 'due.'])).toEqual({ clean: true });
  });
  it('detects a signature split across two chunks', async () => {
    const cut = 20;
    expect(await scan(address(), [eicar.slice(0, cut), eicar.slice(cut)])).toMatchObject({
      clean: false,
      found: expect.stringMatching(/\S/),
    });
  });
  it('scans ten megabytes', async () => {
    const pieces = Array.from({ length: 160 }, (_, index) => Buffer.alloc(65_536, index));
    expect(await scan(address(), pieces, 20_000)).toEqual({ clean: true });
    expect(await scan(address(), [...pieces, eicar], 20_000)).toMatchObject({ clean: false });
  });
  it('scans many files concurrently', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        scan(address(), [index % 2 ? eicar : 'clean'], 20_000),
      ),
    );
    expect(verdicts.map(({ clean }) => clean)).toEqual(verdicts.map((_, index) => index % 2 === 0));
  });
}

describe('a scanner that uses clamd on a TCP port', async () => {
  const clamd = await fakeClamd();
  afterAll(() => clamd.close());
  beforeEach(() => {
    clamd.state.behavior = 'normal';
  });
  const address = { port: clamd.port, host: '127.0.0.1' };
  testScanning(() => address);

  it('follows the protocol', () => expect(clamd.state.errors).toEqual([]));

  it('waits for a slow verdict until the timeout', async () => {
    clamd.state.behavior = 'slow';
    clamd.state.slowMs = timeoutMs / 2;
    expect(await scan(address, ['clean'], timeoutMs)).toEqual({ clean: true });
    clamd.state.slowMs = timeoutMs * 3;
    await expect(scan(address, ['clean'], timeoutMs)).rejects.toThrow(/verdict within/);
  });

  const large = Array.from({ length: 400 }, () => Buffer.alloc(65_536));
  it.each([
    ['does not reply', 'silent', ['clean'], /verdict within/],
    ['stops reading', 'stops-reading', large, /accept a chunk within/],
    ['disconnects', 'disconnects', large, /ended/],
    [
      'returns something unexpected',
      'unexpected-reply',
      ['clean'],
      /unexpected scanner reply: UNKNOWN COMMAND/,
    ],
    ['exceeds its size limit', 'size-limit', ['clean'], /size limit/],
  ] as [string, ScannerBehavior, (string | Buffer)[], RegExp][])(
    'fails if clamd %s',
    async (_what, behavior, chunks, message) => {
      clamd.state.behavior = behavior;
      await expect(scan(address, chunks, timeoutMs)).rejects.toMatchObject({
        name: 'ScannerError',
        message: expect.stringMatching(message),
      });
    },
  );

  it('fails if the connection is refused', async () => {
    const stopped = await fakeClamd();
    await stopped.close();
    const failure = await scan({ port: stopped.port, host: '127.0.0.1' }, ['clean']).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'ScannerError', cause: { code: 'ECONNREFUSED' } });
  });
});

describe('a scanner that uses clamd on a Unix socket', () => {
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
  testScanning(() => ({ path: join(folder, 'socket') }));
});

describe.skipIf(!hasClamd)('a scanner that uses a real clamd', () => {
  let clamd: Awaited<ReturnType<typeof realClamd>>;
  beforeAll(async () => {
    clamd = await realClamd();
  });
  afterAll(() => clamd.stop());
  testScanning(() => ({ path: clamd.path }));

  it("fails if a file exceeds clamd's stream limit", async () => {
    const pieces = Array.from({ length: 400 }, () => Buffer.alloc(65_536));
    await expect(scan({ path: clamd.path }, pieces)).rejects.toMatchObject({
      name: 'ScannerError',
    });
  });
});
