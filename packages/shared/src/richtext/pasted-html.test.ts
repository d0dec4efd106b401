import { describe, expect, it } from 'vitest';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';

const roundTrip = (html: string) => documentToHtml(htmlToDocument(html));

/** Returns a list paragraph as Word copies it to the clipboard. */
const wordItem = (level: number, marker: string, text: string, list = 'l0', lfo = 'lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;
mso-list:${list} level${level} ${lfo}'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('HTML pasted from Word', () => {
  it('keeps bullets, numbers and their levels', () => {
    const html = [
      wordItem(1, '·', 'Fresh food'),
      wordItem(2, 'o', 'Vegetables'),
      wordItem(3, '§', 'Roots'),
      wordItem(1, '·', 'Warm meals'),
      wordItem(1, '1.', 'First', 'l1', 'lfo2'),
      wordItem(2, 'a)', 'Part', 'l1', 'lfo2'),
      wordItem(1, '2.', 'Second', 'l1', 'lfo2'),
    ].join('\n');
    expect(roundTrip(html)).toBe(
      '<ul><li>Fresh food<ul><li>Vegetables<ul><li>Roots</li></ul></li></ul></li><li>Warm meals</li></ul>' +
        '<ol><li>First<ol><li>Part</li></ol></li><li>Second</li></ol>',
    );
  });

  it('keeps a list in a table cell', () => {
    const cell = [wordItem(1, '1.', 'First'), wordItem(2, 'a.', 'Part'), wordItem(1, '2.', 'Next')];
    expect(
      roundTrip(`<table><tr><td><p>Steps</p>${cell.join('')}</td><td>Cost</td></tr></table>`),
    ).toBe(
      '<table><tbody><tr><td><p>Steps</p><ol><li>First<ol><li>Part</li></ol></li><li>Next</li></ol></td><td>Cost</td></tr></tbody></table>',
    );
    expect(roundTrip('<ul><li>Out<table><tr><td><ul><li>in<ol><li>deep</table><li>Then</ul>')).toBe(
      '<ul><li>Out</li></ul><table><tbody><tr><td><ul><li>in<ol><li>deep</li></ol></li></ul></td></tr></tbody></table><ul><li>Then</li></ul>',
    );
  });

  it('keeps tabs between words and drops source formatting', () => {
    const tab = "<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span>";
    expect(roundTrip(`<p class=MsoNormal>Item${tab}Cost</p>`)).toBe('<p>Item\tCost</p>');
    expect(roundTrip('<p>Item \t\t Cost</p>')).toBe('<p>Item\t\tCost</p>');
    expect(roundTrip('<div>\n\t\t<p>One\n\t\ttwo\t</p>\t<p>Three</p>\n</div>')).toBe(
      '<p>One two</p><p>Three</p>',
    );
  });

  it('keeps the number of a numbered heading in its text', () => {
    expect(
      roundTrip(
        `<h1 style='mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp;&nbsp; </span></span><![endif]>Need</h1>`,
      ),
    ).toBe('<h1>1.1 Need</h1>');
  });

  it("keeps headings, bold and italic from styles, and drops Word's own markup", () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style>
      <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
      <body lang=EN-US><!--StartFragment--><p class=MsoTitle>Community Kitchen<o:p></o:p></p>
      <h2>Need<o:p></o:p></h2><p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>serve</b>
      <span style='font-style:italic'>many</span><span style='mso-spacerun:yes'>&nbsp; </span>people.<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;
    expect(roundTrip(html)).toBe(
      '<h1>Community Kitchen</h1><h2>Need</h2><p>We <strong>serve</strong> <em>many</em> people.</p>',
    );
  });

  it('joins list items that Word Online wraps separately', () => {
    const item = (level: number, text: string) =>
      `<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li data-listid="4" data-leveltext="" aria-level="${level}" role="listitem"><p class="Paragraph"><span>${text}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
    expect(roundTrip(item(1, 'One') + item(2, 'Two') + item(1, 'Three'))).toBe(
      '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
    );
    expect(roundTrip('<p role="heading" aria-level="2">Budget</p>')).toBe('<h2>Budget</h2>');
  });
});

describe('HTML pasted from Google Docs', () => {
  it('loses its wrapper, and keeps its styles and misplaced lists', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h1 dir="ltr"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Our plan</span></h1>
      <p dir="ltr"><span style="font-weight:700;text-decoration:none;">Bold</span><span style="font-weight:400;"> plain </span>
      <a href="https://example.org/a"><span style="text-decoration:underline;color:#1155cc">site</span></a></p><br>
      <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li>
      <ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Deeper</span></p></li></ul>
      <li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(roundTrip(html)).toBe(
      '<h1>Our plan</h1><p><strong>Bold</strong> plain <a href="https://example.org/a">site</a></p>' +
        '<ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>',
    );
  });
});

describe('HTML pasted from a web page', () => {
  it.each([
    ['<div>one<div>two</div>three</div>', '<p>one</p><p>two</p><p>three</p>'],
    ['<h4>Deep</h4><h6>deeper</h6>', '<h3>Deep</h3><h3>deeper</h3>'],
    ['<p>one<br>two<br></p>', '<p>one<br />two</p>'],
    ['<pre>one\n  two</pre>', '<p>one<br />two</p>'],
    ['<blockquote>Said</blockquote>', '<blockquote><p>Said</p></blockquote>'],
    ['<blockquote><ul><li>a</li></ul></blockquote>', '<ul><li>a</li></ul>'],
    ['<custom-tag>kept</custom-tag><script>gone</script>', '<p>kept</p>'],
    ['text <i>and</i> more', '<p>text <em>and</em> more</p>'],
    ['<li>stray</li><li>items</li>', '<ul><li>stray</li><li>items</li></ul>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br />b</li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ol><li><h2>Budget</h2></li></ol>', '<h2>Budget</h2>'],
    ['<ul><li style="list-style-type:none"><ul><li>a</li></ul></li></ul>', '<ul><li>a</li></ul>'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['<p style="display: none">hidden</p><p hidden>too</p>', ''],
    ['a&nbsp;b', '<p>a\u00A0b</p>'],
    ['<a href="mailto:a@b.org">write</a>', '<p><a href="mailto:a@b.org">write</a></p>'],
    ['<a href="/relative">here</a>', '<p>here</p>'],
  ])('%s', (html, expected) => {
    expect(roundTrip(html)).toBe(expected);
  });

  it('keeps tables with header rows, and keeps columns when cells are merged', () => {
    expect(
      roundTrip(
        `<table><caption>Budget</caption><thead><tr><th>Item<th>Cost</thead>
         <tr><td rowspan=2><p>Staff</p><p>(two)</p><td>$10<tr><td>$20<tr><td colspan=2>Total $30</table>`,
      ),
    ).toBe(
      '<p>Budget</p><table><tbody><tr><th>Item</th><th>Cost</th></tr>' +
        '<tr><td><p>Staff</p><p>(two)</p></td><td>$10</td></tr><tr><td></td><td>$20</td></tr>' +
        '<tr><td>Total $30</td><td></td></tr></tbody></table>',
    );
  });

  it('keeps the text of a nested table', () => {
    expect(roundTrip('<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>')).toBe(
      '<table><tbody><tr><td><p>a</p><p>b</p><p>c</p></td></tr></tbody></table>',
    );
  });
});
