import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { libraryUnderTest } from './support/library.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/cases/${name}`, import.meta.url));
const url = 'https://funder.example/call';
const { person, as } = libraryUnderTest({
  pages: {
    fetchPage: async () => ({ url, bytes: fixture('d04-js.html'), type: 'html' }),
    close: async () => undefined,
  },
});

it('returns a 422 with advice for a page that only scripts render', async () => {
  const { status, body } = await as(person()).readUrl(url);
  expect([status, body.code]).toEqual([422, 'unreadable-page']);
  expect(body.detail).toMatch(/loads its text with a script\. .*save it as a PDF/);
});

it('returns a 422 for a password-protected PDF', async () => {
  const { status, body } = await as(person()).readFile(fixture('a21-needs-password.pdf'), 'a.pdf');
  expect([status, body.code]).toEqual([422, 'unreadable-document']);
  expect(body.detail).toMatch(/password/);
});

it.each(['a21-emptypw-R4.pdf', 'a21-emptypw-R6.pdf'])(
  'extracts a PDF that is protected only against changes: %s',
  async (name) => {
    const { status, body } = await as(person()).readFile(fixture(name), name);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('Entries close on 17 September 2027.');
  },
);
