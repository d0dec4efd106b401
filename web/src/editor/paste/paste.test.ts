import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@grantwright/shared/richtext';
import {
  clipboard,
  createTestEditor,
  h,
  li,
  link,
  p,
  quote,
  getContentWithCaret,
  table,
  ul,
} from '../testing/test-editor.ts';

const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><!--StartFragment-->
<h2 style='mso-pagination:widow-orphan'>Need</h2>
<p class=MsoNormal>We serve <b>1,200</b> people<i> each year</i>.<o:p></o:p></p>
<p class=MsoNormal>See <a href="https://example.org/report">the report</a>.</p>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:700">Goals</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>first</span></p></li><ul><li dir="ltr"><p><span>inner</span></p></li></ul>
<li dir="ltr"><p><span style="font-style:italic">second</span></p></li></ul></b>`;

const html = (text: string) => clipboard({ 'text/html': text });
const plain = (text: string) => clipboard({ 'text/plain': text });

const cases: Array<{ name: string; input: RichBlock[]; data: DataTransfer; output: RichBlock[] }> =
  [
    {
      name: 'keeps headings, marks and links from Word',
      input: [p('|')],
      data: html(word),
      output: [
        h(2, 'Need'),
        p(
          'We serve ',
          { text: '1,200', bold: true },
          ' people',
          { text: ' each year', italic: true },
          '.',
        ),
        p('See ', link('https://example.org/report', 'the report'), '.|'),
      ],
    },
    {
      name: 'keeps nested lists from Google Docs',
      input: [p('|')],
      data: html(docs),
      output: [
        p({ text: 'Goals', bold: true }),
        ul(li('first', ul(li('inner'))), li(p({ text: 'second|', italic: true }))),
      ],
    },
    {
      name: 'splits a paragraph around several pasted paragraphs',
      input: [p('be|fore')],
      data: html('<p>one</p><p>two</p>'),
      output: [p('beone'), p('two|fore')],
    },
    {
      name: 'splits a paragraph around a pasted heading',
      input: [p('be|fore')],
      data: html('<h1>Title</h1>'),
      output: [p('be'), h(1, 'Title|'), p('fore')],
    },
    {
      name: 'inserts a single paragraph into the line',
      input: [p('a |c')],
      data: html('<p><b>b</b></p>'),
      output: [p('a ', { text: 'b|', bold: true }, 'c')],
    },
    {
      name: 'replaces the selection',
      input: [p('a|b'), p('c|d')],
      data: html('<p>one</p><p>two</p>'),
      output: [p('aone'), p('two|d')],
    },
    {
      name: 'inserts a list into a list',
      input: [ul(li('a|'), li('d'))],
      data: html('<ul><li>b</li><li>c</li></ul>'),
      output: [ul(li('a'), li('b'), li('c|'), li('d'))],
    },
    {
      name: 'inserts paragraphs into an empty list item',
      input: [ul(li('a'), li('|'))],
      data: html('<p>b</p><p>c</p>'),
      output: [ul(li('a'), li('b'), li('c|'))],
    },
    {
      name: 'inserts lines into a cell',
      input: [table(['a|', 'b']), p('end')],
      data: html('<h1>x</h1><ul><li>y</li></ul>'),
      output: [
        {
          type: 'table',
          children: [
            {
              type: 'table-row',
              children: [
                { type: 'table-cell', children: [p('ax'), p('y|')] },
                { type: 'table-cell', children: [p('b')] },
              ],
            },
          ],
        },
        p('end'),
      ],
    },
    {
      name: "keeps the order of lines pasted within a cell's text",
      input: [table(['a|d']), p('end')],
      data: html('<p>x</p><p>y</p><p><b>z</b></p>'),
      output: [
        {
          type: 'table',
          children: [
            {
              type: 'table-row',
              children: [
                {
                  type: 'table-cell',
                  children: [p('ax'), p('y'), p({ text: 'z|', bold: true }, 'd')],
                },
              ],
            },
          ],
        },
        p('end'),
      ],
    },
    {
      name: 'keeps the order of lines pasted into a list in a cell',
      input: [
        {
          type: 'table',
          children: [
            {
              type: 'table-row',
              children: [{ type: 'table-cell', children: [ul(li('a|d'), li('e'))] }],
            },
          ],
        },
        p('end'),
      ],
      data: html('<p>x</p><p>y</p><p>z</p>'),
      output: [
        {
          type: 'table',
          children: [
            {
              type: 'table-row',
              children: [
                { type: 'table-cell', children: [ul(li('ax'), li('y'), li('z|d'), li('e'))] },
              ],
            },
          ],
        },
        p('end'),
      ],
    },
    {
      name: 'keeps the order of lines pasted into a quote',
      input: [quote('a|d', 'e'), p('end')],
      data: html('<p>x</p><p>y</p><p>z</p>'),
      output: [quote('ax', 'y', 'z|d', 'e'), p('end')],
    },
    {
      name: 'inserts a table after the list',
      input: [ul(li('a|')), p('end')],
      data: html('<table><tr><td>x</td></tr></table>'),
      output: [ul(li('a')), table(['x|']), p('end')],
    },
    {
      name: 'splits plain text at line breaks',
      input: [p('|')],
      data: plain('one\r\n\r\ntwo\nthree'),
      output: [p('one'), p('two'), p('three|')],
    },
    {
      name: 'inserts one line of plain text with the surrounding marks',
      input: [p({ text: 'ab|c', bold: true })],
      data: plain('X'),
      output: [p({ text: 'abX|c', bold: true })],
    },
    {
      name: 'keeps markup in plain text as text',
      input: [p('|')],
      data: plain('<b>x</b>'),
      output: [p('<b>x</b>|')],
    },
    {
      name: 'links the selected words to a pasted address',
      input: [p('see |here| now')],
      data: plain('https://example.org/a'),
      output: [p('see ', link('https://example.org/a', '|here|'), ' now')],
    },
  ];

describe('paste', () => {
  it.each(cases)('$name', ({ input, data, output }) => {
    const editor = createTestEditor(...input);
    editor.insertData(data);
    expect(getContentWithCaret(editor)).toEqual(output);
  });

  it('creates one undo step', () => {
    const editor = createTestEditor(p('be|fore'));
    editor.insertData(html(word));
    editor.undo();
    expect(editor.children).toEqual([p('before')]);
  });

  it('removes unsafe links from a fragment copied from the editor', () => {
    const copied = [ul(li('a')), p('b ', link('javascript:alert(1)', 'c'))];
    const encoded = btoa(encodeURIComponent(JSON.stringify(copied)));
    const editor = createTestEditor(p('|'));
    editor.insertData(clipboard({ 'application/x-slate-fragment': encoded }));
    expect(getContentWithCaret(editor)).toEqual([ul(li('a')), p('b c|')]);
  });

  it('falls back to the HTML if the fragment is invalid', () => {
    const encoded = btoa(encodeURIComponent(JSON.stringify([{ type: 'video' }])));
    const editor = createTestEditor(p('|'));
    editor.insertData(
      clipboard({ 'application/x-slate-fragment': encoded, 'text/html': '<p>words</p>' }),
    );
    expect(getContentWithCaret(editor)).toEqual([p('words|')]);
  });

  it('does nothing if the clipboard is empty', () => {
    const editor = createTestEditor(p('a|'));
    editor.insertData(clipboard({}));
    expect(getContentWithCaret(editor)).toEqual([p('a|')]);
  });
});
