import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@grantwright/shared/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebPageFetcher } from './fetch-web-page.ts';
import { Agent, buildConnector, request } from 'undici';
import { privateAddresses } from '../../test/fixtures/private-addresses.ts';
import { createPublicOnlyAgent } from './public-only-agent.ts';

/** Only requests that pass every check reach this server. */
let canary: Server;
let port = 0;
let connections = 0;
let respond: (path: string) => {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  neverEnds?: boolean;
};

beforeAll(async () => {
  canary = createServer((incoming, response) => {
    const {
      status = 200,
      headers = {},
      body = '',
      neverEnds = false,
    } = respond(incoming.url ?? '/');
    response.writeHead(status, headers);
    if (neverEnds) response.write(body);
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

/** Resolves every host name to this machine, as a hostile DNS server might. */
const toThisMachine = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);

/** Creates a fetcher that connects to the canary, without the public agent's address checks. */
const onLoopback = (options: { totalTimeoutMs?: number } = {}) => {
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
  return createWebPageFetcher({ agent, ...options });
};

describe('a private address', () => {
  it('has at least 120 spellings', () =>
    expect(privateAddresses.length).toBeGreaterThanOrEqual(120));

  it('is rejected in every notation, before connecting', async () => {
    respond = () => ({ body: '<html>secret</html>' });
    const before = connections;
    const fetcher = createWebPageFetcher({ resolve: toThisMachine });
    for (const address of privateAddresses) {
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

  it('is rejected if a public name resolves to it', async () => {
    for (const address of [
      '127.0.0.1',
      '10.0.0.5',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::a00:1',
    ]) {
      const fetcher = createWebPageFetcher({
        resolve: () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]),
      });
      expect(await failure(fetcher.fetchPage('http://funder.org/')), address).toBe(
        'unreadable-page',
      );
      await fetcher.close();
    }
  });

  it('is rejected if it is one of several addresses that a name resolves to', async () => {
    const fetcher = createWebPageFetcher({
      resolve: () =>
        Promise.resolve([
          { address: '93.184.215.14', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]),
    });
    expect(await failure(fetcher.fetchPage('http://funder.org/'))).toBe('unreadable-page');
    await fetcher.close();
  });

  it('is rejected on the connected socket before any bytes are sent', async () => {
    let requests = 0;
    respond = () => {
      requests += 1;
      return { body: '<html>secret</html>' };
    };
    let checks = 0;
    const agent = createPublicOnlyAgent({
      resolve: toThisMachine,
      // pass the check of the resolved address
      isAllowed: () => (checks += 1) === 1,
      connectTimeoutMs: 2_000,
    });
    await expect(request(`http://funder.org:${port}/`, { dispatcher: agent })).rejects.toThrow(
      /public/,
    );
    expect([checks, requests]).toEqual([2, 0]);
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
  ])('is rejected if it leads to %s', async (location) => {
    respond = (path) =>
      path === '/' ? { status: 302, headers: { location } } : { body: '<html>secret</html>' };
    const before = connections;
    const fetcher = onLoopback();
    expect(['unreadable-page', 'invalid-request']).toContain(
      await failure(fetcher.fetchPage('http://funder.org/')),
    );
    expect(connections - before).toBeLessThanOrEqual(1);
    await fetcher.close();
  });

  it('is followed at most five times', async () => {
    respond = (path) => {
      const redirectsLeft = Number(path.slice(1));
      return redirectsLeft > 0
        ? { status: 301, headers: { location: `/${redirectsLeft - 1}` } }
        : { body: '<html><p>here</p></html>' };
    };
    const fetcher = onLoopback();
    expect((await fetcher.fetchPage('http://funder.org/5')).url).toBe('http://funder.org/0');
    expect(await failure(fetcher.fetchPage('http://funder.org/6'))).toBe('unreadable-page');
    await fetcher.close();
  });
});

describe('a response', () => {
  const fetched = async (
    reply: ReturnType<typeof respond>,
    options: { totalTimeoutMs?: number } = {},
  ) => {
    respond = () => reply;
    const fetcher = onLoopback(options);
    try {
      return await fetcher.fetchPage('http://funder.org/call');
    } finally {
      void fetcher.close();
    }
  };

  it('has its type detected by its content', async () => {
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
  ])('is reported as an error if its status is %i', async (status, code) => {
    expect(await failure(fetched({ status, body: '<html>sorry</html>' }))).toBe(code);
  });

  it('is rejected if it is larger than 10 MB, with or without a content length', async () => {
    const body = Buffer.alloc(10 * 1024 ** 2 + 1, '<p>');
    expect(await failure(fetched({ body }))).toBe('too-large');
    expect(await failure(fetched({ headers: { 'transfer-encoding': 'chunked' }, body }))).toBe(
      'too-large',
    );
  });

  it('is rejected after the total timeout', async () => {
    expect(
      await failure(fetched({ body: '<html>', neverEnds: true }, { totalTimeoutMs: 300 })),
    ).toBe('timed-out');
  });

  it("is aborted by the caller's signal", async () => {
    respond = () => ({ body: '<html>', neverEnds: true });
    const fetcher = onLoopback();
    const controller = new AbortController();
    const fetching = failure(
      fetcher.fetchPage('http://funder.org/', { signal: controller.signal }),
    );
    controller.abort(new AppError('canceled', 'The request was canceled.'));
    expect(await fetching).toBe('canceled');
    void fetcher.close();
  });
});
