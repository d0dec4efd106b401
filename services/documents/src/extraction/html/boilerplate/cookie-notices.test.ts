import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../index.ts';

const read = async (body: string) => {
  const { blocks } = await extractDocument(
    Buffer.from(`<!doctype html><html><head><title>Fund</title></head><body>${body}</body></html>`),
    'html',
  );
  return JSON.stringify(blocks);
};
const call = '<h1>Community Fund 2027</h1><p>Applications close on 11 June 2027.</p>';
const words =
  '<p>We use essential cookies to make this site work. We would also like to set analytics cookies and share data with our 842 partners until 12 June 2026.</p>';
const buttons = '<button>Accept all</button><button>Reject all</button>';

describe('a cookie notice', () => {
  it.each<[string, string]>([
    [
      'a dialog',
      `<div role="dialog"><h2>Your privacy</h2>${words}${buttons}</div><main>${call}</main>`,
    ],
    [
      'an element without a name',
      `<div><div>${words}<div>${buttons}</div></div></div><div>${call}</div>`,
    ],
    [
      'an element next to the page',
      `<div id="app"><section>${words}${buttons}</section><section>${call}</section></div>`,
    ],
    [
      'an element with a name',
      `<div class="cookie-wall"><h1>Cookies</h1>${words}<a href="#">OK</a></div>${call}`,
    ],
    [
      'links instead of buttons',
      `<aside>${words}<a href="#">Manage preferences</a> <a href="#">Accept</a></aside>${call}`,
    ],
  ])('is removed: %s', async (_, body) => {
    const text = await read(body);
    expect(text).toContain('Applications close on 11 June 2027.');
    expect(text).not.toContain('842 partners');
    expect(text).not.toContain('12 June 2026');
  });

  it('is kept if it is part of the main content', async () => {
    const text = await read(
      `<main>${call}<p>Applicants must describe how cookies and consent are handled on their website.</p><a href="/apply">Continue</a></main>`,
    );
    expect(text).toContain('how cookies and consent are handled');
  });

  it('is removed even if the page contains nothing else', async () => {
    await expect(
      read(`<div class="consent">${words}${buttons}</div><script>go()</script>`),
    ).rejects.toThrow(/with a script/);
  });

  it('is removed from a call, but collapsed sections are kept', async () => {
    const url = new URL('../../../../test/fixtures/cases/d04-cookie.html', import.meta.url);
    const { blocks } = await extractDocument(readFileSync(url), 'html');
    const text = JSON.stringify(blocks);
    for (const expected of [
      'Community Fund 2027',
      'Applications close on 11 June 2027 at 17:00 (BST).',
      'Between £2,000 and £15,000.',
      'Registered charities with an income under £250,000.',
    ])
      expect(text).toContain(expected);
    for (const removed of ['842 partners', 'cookie settings', '12 June 2026'])
      expect(text).not.toContain(removed);
  });
});
