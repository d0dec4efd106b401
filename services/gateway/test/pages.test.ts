import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-under-test.ts';

const script = 'console.log(1)';
const tags =
  '<script type="module" src="/a.js" nonce="__CSP_NONCE__"></script><link rel="modulepreload" href="/b.js">';
const gateway = gatewayUnderTest({
  'index.html': `<head>${tags}</head><body><p nonce="__CSP_NONCE__">page</p><div id="root"></div></body>`,
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js' },
    '_c.js': { file: 'c.js' },
    'src/features/dashboard/dashboard-page.tsx': {
      file: 'dashboard.js',
      imports: ['index.html', '_b.js', '_c.js'],
    },
  }),
  '.vite/landing.html': '<style nonce="__CSP_NONCE__"></style><h1>$& start</h1>',
  'assets/app.js': script,
  'assets/app.js.br': brotliCompressSync(script),
  'assets/removed.js': script,
});

describe('the gateway', () => {
  it.each(['/profile', '/documents/1', '/application-creator'])(
    'returns the app with a new nonce: %s',
    async (path) => {
      const response = await gateway.get(path).set('Cookie', 'session=known').expect(200);
      const policy = response.get('Content-Security-Policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(response.text).toBe(
        `<head>${tags}</head><body><p nonce="__CSP_NONCE__">page</p><div id="root"></div></body>`.replaceAll(
          '__CSP_NONCE__',
          nonce,
        ),
      );
      expect(policy).not.toContain('unsafe-inline');
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect((await gateway.get(path)).text).not.toBe(response.text);
    },
  );

  it('sends no referrer from a review link, and forbids indexing it', async () => {
    for (const path of ['/review', '/review/', '/Review']) {
      const { headers } = await gateway.get(path).expect(200);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
    }
    expect((await gateway.get('/auth')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('returns the prerendered landing page to visitors, before the scripts', async () => {
    const { text, headers } = await gateway.get('/').expect(200);
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    const [readable, deferred = ''] = text.split('<template id="scripts">');
    expect(readable).toBe(
      `<head></head><body><p nonce="${nonce}">page</p><div id="root"><style nonce="${nonce}"></style><h1>$& start</h1></div>`,
    );
    expect(deferred).toContain(`${tags.replace('__CSP_NONCE__', nonce)}</template>`);
    expect(deferred).toContain(`<script nonce="${nonce}">requestAnimationFrame`);
    expect((await gateway.get('/auth')).text).not.toContain('start');
    await gateway.get('/.vite/landing.html').expect(404);
  });

  it.each(['/', '/dashboard'])('preloads the dashboard for users: %s', async (path) => {
    const { text } = await gateway.get(path).set('Cookie', 'session=known').expect(200);
    const links = [...text.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
    expect(links.map(([, file]) => file)).toEqual(['/b.js', '/dashboard.js', '/c.js']);
    expect(text).toContain(
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/applications">',
    );
  });

  it.each(['/', '/dashboard'])('does not preload data for visitors: %s', async (path) => {
    const { text } = await gateway.get(path).expect(200);
    expect(text).not.toContain('rel="preload"');
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br, gzip;q=0', undefined],
  ])('compresses pages in a format that the browser accepts: %s', async (accepted, encoding) => {
    const { headers, text } = await gateway
      .get('/documents')
      .set('Accept-Encoding', accepted)
      .expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(text).toContain('<div id="root"></div>');
  });

  it('returns no page for a missing file', async () => {
    await gateway.get('/assets/gone.js').expect(404);
  });

  it('compresses files and lets browsers cache them forever', async () => {
    const { headers, text } = await gateway
      .get('/assets/app.js')
      .set('Accept-Encoding', 'br')
      .expect(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-type']).toContain('text/javascript');
    await gateway.get('/assets/app.js').set('Accept-Encoding', 'identity').expect(200, script);
  });

  it.each([
    ['bytes=5-2', 416],
    ['bytes=900-901', 416],
    ['bytes=-0', 416],
    ['bytes=x-y,', 200],
    ['bytes=0-3', 206],
  ])('responds to the range %s with a %d', async (range, status) => {
    await gateway.get('/assets/app.js').set('Range', range).expect(status);
    await gateway.get('/livez').expect(200);
  });

  it('returns a 404 for a file that is removed while the gateway runs', async () => {
    await gateway.get('/assets/removed.js').expect(200);
    await rm(join(gateway.webRoot, 'assets/removed.js'));
    await gateway.get('/assets/removed.js').expect(404);
    await gateway.get('/livez').expect(200);
  });

  it.each(['/%', '/%00', '/assets/%2e%2e/%2e%2e/etc/passwd', '//example.org/%2f..', '/assets'])(
    'reveals nothing outside the root: %s',
    async (path) => {
      const { status, text } = await gateway.get(path);
      expect([200, 400, 403, 404]).toContain(status);
      if (status === 200) expect(text).toContain('page');
    },
  );

  it('sends security headers with every response, and does not reveal the server software', async () => {
    const files = ['/assets/app.js', '/assets/gone.js'];
    const data = ['/api/organizations', '/api/openapi.json', '/api/nothing', '/livez'];
    for (const path of ['/', ...files, ...data]) {
      const { headers } = await gateway.get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});
