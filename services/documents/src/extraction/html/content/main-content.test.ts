import { expect, it } from 'vitest';
import { readHtml } from '../read-html.ts';

const prose =
  '<p>We count birds along two rivers and teach children to row, in every month of the year but one.</p>'.repeat(
    4,
  );
const headings = (body: string): string[] =>
  readHtml(
    new TextEncoder().encode(`<html><head><title>Report</title></head><body>${body}</body></html>`),
  ).blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

it('keeps a title above the main content', () => {
  expect(
    headings(
      `<div><header class="hero"><h1>River Watch 2021 Report</h1></header><div><article><h2>About</h2>${prose}</article></div></div>`,
    ),
  ).toEqual(['River Watch 2021 Report', 'About']);
});

it('keeps the lead paragraph below the title', () => {
  const { blocks } = readHtml(
    new TextEncoder().encode(
      `<html><head><title>About</title></head><body><header><a href="/">Home</a><h1>About River Watch</h1><p>River Watch is a charity that looks after the otters of two rivers.</p><p>Give now</p></header><main><h2>Our year</h2>${prose}</main></body></html>`,
    ),
  );
  expect(blocks.slice(0, 3).map((block) => ('text' in block ? block.text : ''))).toEqual([
    'About River Watch',
    'River Watch is a charity that looks after the otters of two rivers.',
    'Our year',
  ]);
});

it("drops an h1 after the main content, and the site's h1 if the article has its own", () => {
  expect(
    headings(`<div><article><h2>About</h2>${prose}</article><div><h1>Donate</h1></div></div>`),
  ).toEqual(['About']);
  expect(
    headings(
      `<div><header><h1>River Watch</h1></header><article><h1>About</h1>${prose}</article></div>`,
    ),
  ).toEqual(['About']);
});

it('keeps a section with its own heading after the main content, but drops related links', () => {
  const page = (title: string): string =>
    `<div id="main"><div id="content"><h1>About</h1>${prose}</div><div id="deeds"><h1>${title}</h1><ul><li>Bought ten tables for the reading room of the boat house</li><li>Paid for a projector and a screen in the hall</li></ul></div></div>`;
  expect(headings(page('What we have done'))).toEqual(['About', 'What we have done']);
  expect(headings(page('Related pages'))).toEqual(['About']);
});
