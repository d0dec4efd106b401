import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../index.ts';

const page = (body: string) =>
  extractDocument(
    Buffer.from(`<!doctype html><html><head><title>Fund</title></head><body>${body}</body></html>`),
    'html',
  );
const script = '<script src="/app.js"></script>';
const noscript = '<noscript>You need to enable JavaScript to run this app.</noscript>';
const footer =
  '<footer><p>© 2027 Larkspur Foundation, 12 Mill Road, Harlow, telephone 555-0142. All rights reserved. Registered charity 1098765.</p></footer>';
const nav = '<nav><a href="/">Home</a><a href="/news">News</a><a href="/grants">Grants</a></nav>';
const prose = '<p>Applications close on 11 June 2027. Grants are between £2,000 and £15,000.</p>';
const long = `<p>${'The foundation supports small charities that work with children and young people in the county. '.repeat(4)}</p>`;

describe('a page that loads its text with a script', () => {
  it.each<[string, string]>([
    ['an empty root', `<div id="root"></div>${noscript}${script}`],
    ['a root with a loading message', `<div id="app"><p>Loading…</p></div>${script}`],
    ['a message for browsers without scripts', `<main><h1>Fund</h1></main>${noscript}${script}`],
    [
      'a visible message about JavaScript',
      `<p>JavaScript is required to view this page.</p>${script}`,
    ],
    [
      'a browser check',
      `<h1>Just a moment...</h1><p>Enable JavaScript and cookies to continue</p>${script}`,
    ],
    ['a menu and a footer around an empty root', `${nav}<div id="root"></div>${footer}${script}`],
    [
      'a title above a list that is loading',
      `<h1>Grants</h1><div>Please wait while the page loads.</div>${footer}${script}`,
    ],
    [
      'skeleton placeholders',
      `<h1>Fund</h1><div class="skeleton"></div><div class="skeleton"></div>${script}`,
    ],
    ['a busy region', `<h1>Fund</h1><section aria-busy="true"></section>${script}`],
    ['an empty page', script],
  ])('is rejected, with an alternative to try: %s', async (_, body) => {
    await expect(page(body)).rejects.toThrow(
      /This page loads its text with a script\. .*save it as a PDF, and upload that/,
    );
  });

  it.each<[string, string]>([
    ['a short text and a script', `<h1>Fund</h1>${prose}${script}`],
    ['a filled root', `<div id="root"><h1>Fund</h1>${prose}${long}</div>${noscript}${script}`],
    ['a short text in a root', `<div id="app"><h1>Fund</h1>${prose}</div>${script}`],
    [
      'a spinner before long text',
      `<div class="spinner"></div><main>${prose}${long}</main>${script}`,
    ],
    [
      'text about a loading dock',
      `<main>${prose}<p>Loading dock</p><p>Loading and unloading costs are paid.</p></main>${script}`,
    ],
  ])('is extracted if its text is already included: %s', async (_, body) => {
    const { blocks, notes } = await page(body);
    expect(JSON.stringify(blocks)).toContain('Applications close on 11 June 2027');
    expect(notes).toEqual([]);
    if (body.includes('dock')) expect(JSON.stringify(blocks)).toContain('Loading dock');
  });

  it('is extracted without its loading messages, and gets a note', async () => {
    const { blocks, notes } = await page(
      `<main><h1>Fund</h1>${prose}${long}<div>Loading results…</div></main>${script}`,
    );
    expect(JSON.stringify(blocks)).not.toContain('Loading');
    expect(notes).toEqual([expect.stringMatching(/^Parts of this page are loaded by a script/)]);
  });

  it('is rejected in a real case from a funder', async () => {
    const url = new URL('../../../../test/fixtures/cases/d04-js.html', import.meta.url);
    await expect(extractDocument(readFileSync(url), 'html')).rejects.toThrow(/with a script/);
  });
});
