import { documentToHtml, htmlToDocument as readElsewhere } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

describe('htmlToDocument', () => {
  it.each([
    '<h1>Need</h1><p>One in <strong>six</strong><em> goes</em> hungry.</p>',
    '<ul><li>Food<ol><li>Fresh</li><li>Warm</li></ol></li><li>Rent</li></ul><p>After</p>',
    '<table><tr><th>Item</th><th>$</th></tr><tr><td>Van</td><td>32,000</td></tr></table>',
    '<blockquote><p>They came</p><p>and stayed.</p></blockquote><p>a<br>b</p>',
    '<p>See <a href="https://example.org/a?b=1&amp;c=2">this</a> and <a href="javascript:x()">that</a></p>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &copy; 2026&nbsp;€5</p>',
    '<!--StartFragment--><b style="font-weight:normal"><p dir="ltr"><span style="font-weight:700">Bold</span> text</p></b><!--EndFragment-->',
    `<html><head><style>p{color:red}</style></head><body>${wordItem(1, '·', 'Fresh')}${wordItem(2, 'o', 'Roots')}</body></html>`,
    '<script>bad()</script><style>x</style><p hidden>no</p><p>yes</p>',
    'plain words <i>and more',
    '',
  ])('parses like the server: %s', (html) => {
    const document = htmlToDocument(html);
    expect(document).toEqual(readElsewhere(html));
    expect(htmlToDocument(documentToHtml(document))).toEqual(document);
  });

  it('parses deeply nested HTML', () => {
    const html = `${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}<p>after</p>`;
    expect(documentToHtml(htmlToDocument(html))).toBe('<p>deep</p><p>after</p>');
  });

  it('does not run scripts or load resources', () => {
    htmlToDocument('<img src=x onerror="window.ran=true"><script>window.ran=true</script>');
    expect('ran' in window).toBe(false);
  });
});
