import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { forkModule } from '@grantwright/shared/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findStrongestIsolation,
  type ChosenIsolation,
} from '../src/extraction/processes/isolation/choose-isolation.ts';
import { createExtractor } from '../src/extraction/processes/extractor.ts';
import type { Outcome, Targets } from './support/hostile/attempts.ts';
import { aPdf } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';
import { makeScan, threeLines } from './support/make-scan.ts';

const folder = await mkdtemp(join(tmpdir(), 'isolation-'));
const secretFile = join(folder, 'secret');
const socketPath = join(folder, 'socket');
let connections = 0;
const servers = [0, socketPath].map(() =>
  createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
  }),
);
const [overTcp, overSocket] = servers;
let targets: Targets;

beforeAll(async () => {
  await writeFile(secretFile, 'a secret');
  await new Promise<void>((resolve) => overTcp?.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => overSocket?.listen(socketPath, resolve));
  targets = { port: (overTcp?.address() as AddressInfo).port, secretFile, socketPath };
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const hostile = (name: string) => new URL(`./support/hostile/${name}.ts`, import.meta.url);
const strongest = await findStrongestIsolation();
const permissionsOnly = await findStrongestIsolation([]);
const none: ChosenIsolation = {
  forkOptions: {},
  namespaces: false,
  permissions: false,
  hiddenParent: false,
};

const userId = 'a user';

async function takenOver(isolation: ChosenIsolation): Promise<Outcome> {
  const extractor = createExtractor(
    { processes: 1 },
    { entry: hostile('taken-over'), isolate: async () => isolation },
  );
  try {
    const { blocks } = await extractor.extract(Buffer.from(JSON.stringify(targets)), 'html', {
      userId,
    });
    const [block] = blocks;
    return JSON.parse(block && 'text' in block ? block.text : '') as Outcome;
  } finally {
    await extractor.close();
  }
}

async function unguarded({ forkOptions }: ChosenIsolation): Promise<Outcome> {
  const child = forkModule(hostile('unguarded'), { heapMb: 128, ...forkOptions });
  try {
    await once(child, 'message');
    child.send(targets);
    const [outcome] = (await once(child, 'message')) as [Outcome];
    return outcome;
  } finally {
    child.kill('SIGKILL');
  }
}

const unreachable = expect.not.stringMatching(/^reached$/) as string;
const noNetwork = {
  ...{ tcp: unreachable, fetch: unreachable, udp: unreachable },
  ...{ unixSocket: unreachable, listen: unreachable, dns: unreachable },
};
const noProcesses = { spawn: unreachable, thread: unreachable, signal: unreachable };

describe('a compromised extraction process', () => {
  it('can access everything but its environment if it is not isolated', async () => {
    expect(await unguarded(none)).toMatchObject({
      ...{ secret: 'reached', write: 'reached', tcp: 'reached', fetch: 'reached' },
      ...{ unixSocket: 'reached', udp: 'reached', listen: 'reached', dns: 'reached' },
      ...{ spawn: 'reached', thread: 'reached', signal: 'reached', ownEnvironment: [] },
    });
  });

  it.runIf(process.platform === 'linux')(
    "can read its parent's environment if it is not isolated",
    async () => {
      expect((await readFile(`/proc/${process.pid}/environ`)).length).toBeGreaterThan(0);
      expect(await unguarded(none)).toMatchObject({ environment: 'reached', memory: 'reached' });
    },
  );

  it('cannot access secrets or the network with the strongest isolation on this machine', async () => {
    expect(strongest.permissions).toBe(true);
    const before = connections;
    expect(await takenOver(strongest)).toMatchObject({
      ...{ environment: unreachable, memory: unreachable, secret: unreachable, write: unreachable },
      ...noNetwork,
      ...noProcesses,
      ownEnvironment: [],
    });
    expect(connections).toBe(before);
  });

  it('cannot access secrets or the network, even without namespaces', async () => {
    expect(permissionsOnly).toMatchObject({ namespaces: false, permissions: true });
    expect(await takenOver(permissionsOnly)).toMatchObject({
      ...{ environment: unreachable, memory: unreachable, secret: unreachable, write: unreachable },
      ...noNetwork,
      ...noProcesses,
    });
  });

  it('cannot access the network or start processes, even without the permission model', async () => {
    expect(await takenOver(none)).toMatchObject({ ...noNetwork, ...noProcesses });
  });

  it.runIf(strongest.namespaces)(
    'is confined by the kernel if namespaces are available',
    async () => {
      const { launcher } = strongest.forkOptions;
      const outcome = await unguarded({ ...none, forkOptions: { ...(launcher && { launcher }) } });
      expect(outcome).toMatchObject({
        ...{ environment: 'EACCES', memory: 'EACCES', tcp: 'ENETUNREACH', udp: 'ENETUNREACH' },
      });
    },
  );
});

describe('extraction', () => {
  // Recognition takes seconds. read-scan.test.ts recognizes scans with the strongest isolation, and without any.
  it.each([
    ['with the strongest isolation on this machine', strongest, []],
    ['without namespaces', permissionsOnly, [makeScan([threeLines()])]],
    ['without any isolation', none, []],
  ])('works %s for every file type', async (_how, isolation, scans) => {
    const seen: unknown[] = [];
    const extractor = createExtractor(
      { processes: 1 },
      { isolate: async () => isolation, onIsolation: (chosen) => seen.push(chosen) },
    );
    try {
      const html = Buffer.from('<h1>Call</h1><p>Applications are due in June.</p>');
      expect((await extractor.extract(html, 'html', { userId })).blocks.length).toBeGreaterThan(0);
      expect((await extractor.extract(aPdf(), 'pdf', { userId })).blocks).toHaveLength(2);
      expect(
        (await extractor.extract(makeDocx(paragraph('A call')), 'docx', { userId })).blocks,
      ).toHaveLength(1);
      for (const scan of scans)
        expect((await extractor.extract(scan, 'pdf', { userId })).blocks.length).toBeGreaterThan(1);
    } finally {
      await extractor.close();
    }
    expect(seen).toEqual([isolation]);
  });

  it('works without namespaces if unshare fails', async () => {
    expect(await findStrongestIsolation(['/bin/false'])).toMatchObject({
      namespaces: false,
      permissions: true,
    });
  });
});

/** Whether the current user can switch to another user. */
const canChangeUser =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('setpriv', ['--version']).status === 0;

describe('a service image', () => {
  it('contains an unreadable Node executable', async () => {
    const recipe = await readFile(new URL('../../../Dockerfile', import.meta.url), 'utf8');
    expect(recipe).toMatch(/^COPY --chmod=0711 --from=node \/usr\/local\/bin\/node /m);
    expect(recipe).toMatch(/^USER 1000:1000$/m);
  });

  it.runIf(canChangeUser)('hides the environment of a process from its own user', async () => {
    const program = join(folder, 'node');
    await copyFile(process.execPath, program);
    await chmod(folder, 0o755);
    await chmod(program, 0o711);
    const look = `require('fs').readFileSync('/proc/' + process.ppid + '/environ').length`;
    const parent = `process.stdout.write(require('child_process').spawnSync(process.execPath, ['-p', ${JSON.stringify(look)}]).stderr.includes('EACCES') ? 'hidden' : 'shown')`;
    const asUser = ['--reuid', '1000', '--regid', '1000', '--clear-groups', 'sh', '-c'];
    const run = async (node: string) => {
      const command = `'${node}' -e "$0"; exit 0`;
      return (await promisify(execFile)('setpriv', [...asUser, command, parent])).stdout;
    };
    expect(await run(program)).toBe('hidden');
    expect(await run(process.execPath)).toBe('shown');
  });
});
