import { expect, it } from 'vitest';
import { readHtml } from '../read-html.ts';

const read = (head: string, body: string) =>
  readHtml(new TextEncoder().encode(`<html><head>${head}</head><body>${body}</body></html>`));
const text =
  '<main><h1>Small grants</h1><p>We give grants of up to $2,000 to libraries.</p></main>';

it('finds the publisher of a page in its metadata, logo and address', () => {
  const extractedText = read(
    '<title>Small grants</title><meta property="og:site_name" content="Wren Valley Trust"><link rel="canonical" href="https://www.wrenvalley.org/small-grants">',
    `<header><a href="/"><img src="/l.png" alt="Wren Valley Trust logo"></a></header>${text}`,
  );
  expect(extractedText.origin).toEqual({
    names: ['Wren Valley Trust'],
    host: 'www.wrenvalley.org',
  });
  expect(JSON.stringify(extractedText.blocks)).not.toContain('Wren');
});

it('returns undefined for a page without metadata', () => {
  expect(read('<title>Small grants</title><base href="/pages/">', text)).not.toHaveProperty(
    'origin',
  );
});
