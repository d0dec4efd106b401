import { expect, it } from 'vitest';
import { markdownToHtml } from './extracted-texts.ts';

const bodyOf = (markdown: string) =>
  /<body>([^]*)<\/body>/.exec(markdownToHtml(markdown))?.[1]?.trim();

it('turns the title in the front matter into the first heading', () => {
  expect(bodyOf('---\nlayout: page\ntitle: "Seeds & Soil"\n---\n\nApply *now*.\n')).toBe(
    '<h1>Seeds &amp; Soil</h1>\n<p>Apply <em>now</em>.</p>',
  );
});

it('leaves a page without front matter unchanged', () => {
  expect(bodyOf('# Garden Fund\n\n---\n\ntitle: none')).toBe(
    '<h1>Garden Fund</h1>\n<hr>\n<p>title: none</p>',
  );
});
