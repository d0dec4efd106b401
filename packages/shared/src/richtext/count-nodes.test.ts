import { expect, it } from 'vitest';
import { countNodes } from './count-nodes.ts';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';

it.each([
  ['nothing', '', 0],
  ['text without elements', 'a < b and 3<4', 0],
  ['elements, whether closed or not', '<ul><li>a<li>b</ul><br/>', 4],
  ['elements in capital letters', '<TABLE><TR><TD>a', 3],
  ['open questions', '<p>[NEEDS INPUT: how many?] and [needs input: when?]</p>', 3],
  ['the lines of preformatted text', '<pre>a\nb\r\nc\rd</pre>', 4],
  ['no line ends elsewhere', '<p>a\nb\nc</p>', 1],
])('counts %s', (_what, html, expected) => {
  expect(countNodes(html)).toBe(expected);
});

it('counts as many nodes in the stored HTML as in the original', () => {
  const html = '<h2>Need</h2><ul><li>a<ol><li>b</li></ol></li></ul><p>c <strong>d</strong></p>';
  const stored = documentToHtml(htmlToDocument(html));
  expect(countNodes(stored)).toBe(countNodes(html));
});

it.each([
  ['elements', '<li>a'.repeat(50), 10, 11],
  ['lines', `<pre>${'a\n'.repeat(50)}`, 10, 11],
  ['exactly the maximum', '<li>a'.repeat(10), 10, 10],
])('stops counting above the maximum: %s', (_what, html, max, expected) => {
  expect(countNodes(html, max)).toBe(expected);
});
