import { describe, expect, it } from 'vitest';
import { allowedTags } from './allow-list.ts';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';
import { sanitizeContent } from './server.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href=" \u0001\u001fjavascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://a/b">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://a.org/" onclick="alert(1)" style="background:url(javascript:1)" target=_blank>x</a>',
  '<a href="https://a.org/&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a href="mailto:a@b.org?subject=&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>',
  '<p onclick="alert(1)" style="position:fixed" id="__proto__" class="x">y</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src=x>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href=//evil.example>',
  '<link rel=stylesheet href=//evil.example><style>@import "//evil.example"</style>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onload=alert(1)>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<input autofocus onfocus=alert(1)><select onfocus=alert(1)><option>',
  '<table background="javascript:alert(1)"><tr><td style="x:expression(alert(1))">y',
  '<constructor>x</constructor><__proto__>y</__proto__>',
  '<h1 style="mso-list:constructor level1 __proto__">x</h1>',
];

/** An allowed tag without attributes, except the `href` of a link. */
const allowedTag = new RegExp(
  `^</?(${allowedTags.filter((tag) => tag !== 'a' && tag !== 'br').join('|')})>$|^<br />$|^</a>$|^<a href="(https?:|mailto:)[^"<>]*">$`,
);

/** Anything that a browser could interpret as markup. */
const markup = (html: string) => html.match(/<[^>]*>?/g) ?? [];

describe('malicious HTML', () => {
  it.each(payloads)('is reduced to allowed tags: %s', (payload) => {
    for (const html of [payload, `<p>before</p>${payload}<p>after`, `<b><i>${payload}`]) {
      const clean = sanitizeContent(html);
      expect(markup(clean).filter((tag) => !allowedTag.test(tag))).toEqual([]);
      expect(sanitizeContent(clean)).toBe(clean);
      expect(documentToHtml(htmlToDocument(html))).toBe(clean);
    }
  });

  it('keeps the surrounding text', () => {
    expect(sanitizeContent('<p>We <img src=x onerror=alert(1)>feed <b>people</b></p>')).toBe(
      '<p>We feed <strong>people</strong></p>',
    );
    expect(sanitizeContent('&lt;script&gt; is a tag')).toBe('<p>&lt;script&gt; is a tag</p>');
  });

  it.each([
    ['deeply nested elements', '<div>'.repeat(100_000) + 'deep'],
    ['deeply nested lists', '<ul><li>'.repeat(20_000) + 'deep'],
    ['deeply nested tables', '<table><tr><td>'.repeat(20_000) + 'deep'],
    ['many lines of one item', `<ul><li>${'<div>line</div>'.repeat(100_000)}`],
    ['many marks that are never closed', '<b>x'.repeat(50_000)],
    ['joined cells beyond number', '<table><tr><td colspan=60 rowspan=60>x</table>'.repeat(20_000)],
    ['many gaps in a row', '[NEEDS INPUT:'.repeat(50_000)],
    ['many closing tags', '</p></x>'.repeat(200_000)],
  ])('is parsed completely: %s', (_, html) => {
    const document = htmlToDocument(html);
    expect(document.length).toBeGreaterThan(0);
    expect(htmlToDocument(documentToHtml(document)).length).toBeGreaterThan(0);
  });
});
