import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@grantwright/shared/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageFetcher } from './fetch-page.ts';
import { Agent, buildConnector, request } from 'undici';
import { publicAgent } from './public-agent.ts';

/** Whoever reaches this server has got past every check. */
let canary: Server;
let port = 0;
let connections = 0;
let answer: (path: string) => {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  hold?: boolean;
};

beforeAll(async () => {
  canary = createServer((incoming, response) => {
    const { status = 200, headers = {}, body = '', hold = false } = answer(incoming.url ?? '/');
    response.writeHead(status, headers);
    if (hold) response.write(body);
    else response.end(body);
  });
  canary.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});

const failure = async (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Every host name leads to this machine, as a hostile resolver would have it. */
const toThisMachine = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

/** A fetcher without the checks of addresses on the socket, so that the rest can be tried on loopback. */
const onLoopback = (options: { totalMs?: number } = {}) => {
  const connect = buildConnector({ timeout: 2_000 });
  const agent = new Agent({
    connect: (target, callback) =>
      connect(
        {
          ...target,
          protocol: 'http:',
          hostname: '127.0.0.1',
          host: `127.0.0.1:${port}`,
          port: String(port),
        },
        callback,
      ),
  });
  return createPageFetcher({ agent, ...options });
};

const v4 = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.1',
  '0177.0.0.1',
  '017700000001',
  '0177.0.0.01',
  '0',
  '0.0.0.0',
  '0x0',
  '00000',
  '10.1.2.3',
  '10.1',
  '0xa.1.2.3',
  '012.1.2.3',
  '167838211',
  '172.16.0.1',
  '172.31.255.1',
  '0xac.0x10.0.1',
  '192.168.1.1',
  '192.168.257',
  '0xc0a80101',
  '3232235777',
  '030052000401',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '169.254.43518',
  '100.100.100.200',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '127.0.0.1.',
  '2130706433.',
  '①②⑦.⓪.⓪.①',
  '１２７.0.0.1',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
];
const v6 = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::a9fe:a9fe]',
  '[2002:7f00:1::]',
  '[2002:7f00:0001::1]',
  '[2002:a9fe:a9fe::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fe80::1%25eth0]',
  '[fe80::a9fe:a9fe]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[5f00::1]',
  '[3fff::1]',
];
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'instance-data',
  'kubernetes.default.svc',
  'printer.local',
  'router.lan',
  'nas.home',
  'wiki.corp',
  'x.home.arpa',
  'db',
  'mongo',
  'intranet',
  'ⓛocalhost',
  'loc%61lhost',
  'a.b.c.test',
];
const whole = [
  'http://user@example.org/',
  'http://user:pw@example.org/',
  'http://example.org@127.0.0.1/',
  'http://127.0.0.1#@example.org/',
  'http://127.0.0.1\\@example.org/',
  'http://example.org:8080/',
  'http://example.org:22/',
  'http://example.org:27017/',
  'https://example.org:3000/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  'data:text/html,hi',
  'javascript:alert(1)',
  'dict://127.0.0.1:11211/',
  'ws://example.org/',
  '//127.0.0.1/',
  'http://',
  'http:///127.0.0.1',
  'http:127.0.0.1',
  'blob:http://127.0.0.1/x',
  'not an address',
  '',
  'http://[::1',
  'http://%31%32%37.0.0.1/',
];

const spellings = [
  ...[...v4, ...v6, ...names].flatMap((host) => [`http://${host}/`, `https://${host}/x`]),
  ...whole,
];

describe('an address that is not public', () => {
  it('is tried in at least 120 spellings', () =>
    expect(spellings.length).toBeGreaterThanOrEqual(120));

  it('is refused in every spelling, and nobody is connected to', async () => {
    answer = () => ({ body: '<html>secret</html>' });
    const before = connections;
    const fetcher = createPageFetcher({ resolve: toThisMachine });
    for (const address of spellings) {
      expect(['unreadable-page', 'invalid-request'], address).toContain(
        await failure(fetcher.fetchPage(address)),
      );
    }
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://example.org:${port}/`,
    ]) {
      expect(await failure(fetcher.fetchPage(address)), address).toBe('unreadable-page');
    }
    expect(connections).toBe(before);
    await fetcher.close();
  });

  it('is refused when a public name leads to it', async () => {
    for (const address of [
      '127.0.0.1',
      '10.0.0.5',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::a00:1',
    ]) {
      const fetcher = createPageFetcher({
        resolve: () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]),
      });
      expect(await failure(fetcher.fetchPage('http://funder.org/')), address).toBe(
        'unreadable-page',
      );
      await fetcher.close();
    }
  });

  it('is refused when it is one of several answers', async () => {
    const fetcher = createPageFetcher({
      resolve: () =>
        Promise.resolve([
          { address: '93.184.215.14', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]),
    });
    expect(await failure(fetcher.fetchPage('http://funder.org/'))).toBe('unreadable-page');
    await fetcher.close();
  });

  it('is refused on the socket, before a byte is sent, should the look-up have let it through', async () => {
    let requests = 0;
    answer = () => {
      requests += 1;
      return { body: '<html>secret</html>' };
    };
    let asked = 0;
    const agent = publicAgent({
      resolve: toThisMachine,
      // the first look, at what the name resolves to, is deceived
      isAllowed: () => (asked += 1) === 1,
      connectTimeoutMs: 2_000,
    });
    await expect(request(`http://funder.org:${port}/`, { dispatcher: agent })).rejects.toThrow(
      /public/,
    );
    expect([asked, requests]).toEqual([2, 0]);
    await agent.close();
  });
});

describe('a redirect', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    '//localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'http://example.org:8080/',
    'http://u:p@example.org/',
  ])('to %s is refused', async (location) => {
    answer = (path) =>
      path === '/' ? { status: 302, headers: { location } } : { body: '<html>secret</html>' };
    const before = connections;
    const fetcher = onLoopback();
    expect(['unreadable-page', 'invalid-request']).toContain(
      await failure(fetcher.fetchPage('http://funder.org/')),
    );
    expect(connections - before).toBeLessThanOrEqual(1);
    await fetcher.close();
  });

  it('is followed five times and no more', async () => {
    answer = (path) => {
      const left = Number(path.slice(1));
      return left > 0
        ? { status: 301, headers: { location: `/${left - 1}` } }
        : { body: '<html><p>here</p></html>' };
    };
    const fetcher = onLoopback();
    expect((await fetcher.fetchPage('http://funder.org/5')).url).toBe('http://funder.org/0');
    expect(await failure(fetcher.fetchPage('http://funder.org/6'))).toBe('unreadable-page');
    await fetcher.close();
  });
});

describe('what is at an address', () => {
  const fetched = async (reply: ReturnType<typeof answer>, options: { totalMs?: number } = {}) => {
    answer = () => reply;
    const fetcher = onLoopback(options);
    try {
      return await fetcher.fetchPage('http://funder.org/call');
    } finally {
      void fetcher.close();
    }
  };

  it('is told by content', async () => {
    expect(
      await fetched({
        headers: { 'content-type': 'text/html; charset=iso-8859-1' },
        body: '<html><p>x</p></html>',
      }),
    ).toMatchObject({ type: 'html', charset: 'iso-8859-1' });
    expect(
      await fetched({ headers: { 'content-type': 'text/html' }, body: '%PDF-1.7 x' }),
    ).toMatchObject({ type: 'pdf' });
    expect(
      await failure(fetched({ headers: { 'content-type': 'application/pdf' }, body: 'GIF89a' })),
    ).toBe('unsupported-type');
  });

  it.each([
    [404, 'unreadable-page'],
    [403, 'unreadable-page'],
    [500, 'unreadable-page'],
  ])('with status %i is no page', async (status, code) => {
    expect(await failure(fetched({ status, body: '<html>sorry</html>' }))).toBe(code);
  });

  it('is cut at 10 MB, announced or not', async () => {
    const body = Buffer.alloc(10 * 1024 ** 2 + 1, '<p>');
    expect(await failure(fetched({ body }))).toBe('too-large');
    expect(await failure(fetched({ headers: { 'transfer-encoding': 'chunked' }, body }))).toBe(
      'too-large',
    );
  });

  it('must come within the time', async () => {
    expect(await failure(fetched({ body: '<html>', hold: true }, { totalMs: 300 }))).toBe(
      'timed-out',
    );
  });

  it('is not asked for any more when the caller goes away', async () => {
    answer = () => ({ body: '<html>', hold: true });
    const fetcher = onLoopback();
    const gone = new AbortController();
    const fetching = failure(fetcher.fetchPage('http://funder.org/', { signal: gone.signal }));
    gone.abort(new AppError('cancelled', 'The request was cancelled.'));
    expect(await fetching).toBe('cancelled');
    void fetcher.close();
  });
});
