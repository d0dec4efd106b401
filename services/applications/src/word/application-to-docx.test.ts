import {
  documentText,
  htmlToDocument,
  normalizeDocument,
  stripForbidden,
} from '@grantwright/shared/richtext';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, readDocx } from '../../test/read-docx.ts';
import { applicationToDocx, type WordContent } from './application-to-docx.ts';

const print = async (html: string, over: Partial<WordContent> = {}) =>
  readDocx(
    await applicationToDocx({
      title: 'Mobile pantry',
      grantProgram: 'Community Food Fund',
      organizationName: 'Harbor Street Food Bank',
      date: 'November 21, 2026',
      document: htmlToDocument(html),
      ...over,
    }),
  );

const part = (parts: Map<string, string>, path: string) => {
  const text = parts.get(path);
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
};

const written = (parts: Map<string, string>) =>
  paragraphsOf(parts).filter(({ text }) => text !== '');

describe('the Word file of an application', () => {
  it('starts with title, program, organization and date, and repeats them in its properties', async () => {
    const parts = await print('<p>Text</p>');
    expect(written(parts)).toEqual([
      { style: 'Title', text: 'Mobile pantry' },
      { style: 'Subtitle', text: 'Community Food Fund' },
      { style: 'Byline', text: 'Harbor Street Food Bank' },
      { style: 'Byline', text: 'November 21, 2026' },
      { style: 'BodyText', text: 'Text' },
    ]);
    const core = part(parts, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Mobile pantry</dc:title>');
    expect(core).toContain('<dc:creator>Harbor Street Food Bank</dc:creator>');
  });

  it('omits empty lines and a heading that repeats the title', async () => {
    const parts = await print('<h1>Mobile Pantry</h1><p>Text</p>', {
      grantProgram: '',
      organizationName: '',
    });
    expect(written(parts).map(({ text }) => text)).toEqual([
      'Mobile pantry',
      'November 21, 2026',
      'Text',
    ]);
  });

  it('shows a title that equals the program’s name once', async () => {
    const parts = await print('<p>Text</p>', { title: 'Community Food Fund' });
    expect(written(parts).map(({ text }) => text)).toEqual([
      'Community Food Fund',
      'Harbor Street Food Bank',
      'November 21, 2026',
      'Text',
    ]);
  });

  it('uses Word’s styles and defines each of them', async () => {
    const parts = await print(
      `<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Body</p><ul><li>a<ul><li>b</li></ul></li></ul>
       <ol><li>c<ol><li>d</li></ol></li></ol><blockquote>Said</blockquote>
       <table><tr><th>H</th></tr><tr><td>cell</td></tr></table>`,
    );
    const used = Object.fromEntries(written(parts).map(({ text, style }) => [text, style]));
    expect(used).toMatchObject({
      One: 'Heading1',
      Two: 'Heading2',
      Three: 'Heading3',
      Body: 'BodyText',
      a: 'ListBullet',
      b: 'ListBullet2',
      c: 'ListNumber',
      d: 'ListNumber2',
      Said: 'Quote',
      cell: 'TableText',
    });
    const styles = part(parts, 'word/styles.xml');
    const document = part(parts, 'word/document.xml');
    const references = [...document.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, id] of references) expect(styles).toContain(`w:styleId="${id}"`);
    for (const name of ['heading 1', 'List Bullet', 'List Number 2', 'Quote', 'Table Grid'])
      expect(styles.toLowerCase()).toContain(`<w:name w:val="${name.toLowerCase()}"/>`);
    expect(styles).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>/);
  });

  it('numbers every list from 1, and nested lists by level', async () => {
    const parts = await print(
      `<ol><li>a<ol><li>b</li></ol></li><li>c<ol><li>d</li></ol><ol><li>e</li></ol></li></ol><p>text</p>
       <ol><li>f</li></ol><ul><li>g<ol><li>h</li></ol></li><li>i<ol><li>j</li></ol></li></ul>`,
    );
    const list = (expectedText: string) => {
      const found = paragraphsOf(parts).find(({ text }) => text === expectedText)?.list;
      if (!found) throw new Error(`${expectedText} is in no list`);
      return found;
    };
    expect(list('a').level).toBe(0);
    expect(list('b')).toEqual({ level: 1, id: list('a').id });
    expect(list('c').id).toBe(list('a').id);
    expect(list('d').id).toBe(list('a').id);
    const others = ['a', 'e', 'f', 'g', 'h', 'j'].map((text) => list(text).id);
    expect(new Set(others).size).toBe(others.length);
    const numbering = part(parts, 'word/numbering.xml');
    for (const text of ['e', 'f', 'h', 'j']) {
      const { id, level } = list(text);
      const definition = new RegExp(`<w:num w:numId="${id}".*?</w:num>`).exec(numbering)?.[0] ?? '';
      expect(definition).toContain(`<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/>`);
    }
  });

  it('numbers the lists in table cells from 1, and nested lists by level', async () => {
    const parts = await print(
      `<table><tr><td>Steps<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol></td>
       <td><ol><li>d</li></ol><ul><li>e</li></ul></td></tr></table><ol><li>f</li></ol>`,
    );
    const cells = paragraphsOf(parts);
    const list = (expectedText: string) => cells.find(({ text }) => text === expectedText)?.list;
    expect(list('Steps')).toBeUndefined();
    expect(list('a')).toMatchObject({ level: 0 });
    expect(list('b')).toEqual({ level: 1, id: list('a')?.id });
    expect(list('c')).toEqual(list('a'));
    const ids = ['a', 'd', 'e', 'f'].map((text) => list(text)?.id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const styleOf = (expectedText: string) =>
      cells.find(({ text }) => text === expectedText)?.style;
    expect(['a', 'e'].map(styleOf)).toEqual(['ListNumber', 'ListBullet']);
  });

  it('sets right-to-left scripts from right to left, and others from left to right', async () => {
    const arabic = 'الميزانية 18,000 دولار (USD).';
    const parts = await print(
      `<p>${arabic}</p><h2>العنوان</h2><ul><li>بند</li></ul><p>The club «نادي النور» meets.</p>
       <table><tr><td>خلية</td><td>Cell</td></tr></table>`,
      { title: 'عرض المشروع' },
    );
    const document = part(parts, 'word/document.xml');
    const paragraphs = [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => ({
      bidi: xml.includes('<w:bidi/>'),
      runs: [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => [
        run.includes('<w:rtl/>') ? 'rtl' : 'ltr',
        /<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1] ?? '',
      ]),
    }));
    const paragraphOf = (words: string) =>
      paragraphs.find(({ runs }) => runs.some(([, text]) => text?.includes(words)));
    expect(paragraphOf('الميزانية')).toEqual({
      bidi: true,
      runs: [
        ['rtl', 'الميزانية 18,000 دولار ('],
        ['ltr', 'USD'],
        ['rtl', ').'],
      ],
    });
    for (const words of ['العنوان', 'بند', 'خلية', 'عرض المشروع'])
      expect(paragraphOf(words)?.bidi, words).toBe(true);
    expect(paragraphOf('The club')).toEqual({
      bidi: false,
      runs: [
        ['ltr', 'The club «'],
        ['rtl', 'نادي النور'],
        ['ltr', '» meets.'],
      ],
    });
    expect(paragraphOf('Cell')?.bidi).toBe(false);
  });

  it('keeps tabs and line breaks, and removes characters that XML forbids', async () => {
    const parts = await print('<p>Tab\there, vertical\u000Btab,<br>bell\u0007 and \uFFFE end</p>');
    const document = part(parts, 'word/document.xml');
    expect(document).toMatch(/Tab<\/w:t><w:tab\/><w:t[^>]*>here, vertical tab,/);
    expect(document).toMatch(/<w:br\/>.*bell and {1,2}end/);
    expect(stripForbidden(document)).toBe(document);
    expect(document).not.toContain('&#');
  });

  it('repeats the header row, right-aligns numbers and stretches a short row', async () => {
    const parts = await print(
      '<table><tr><th>Item</th><th>Cost</th></tr><tr><td>Van</td><td>$12,000.00</td></tr><tr><td>All of it</td></tr></table>',
    );
    const document = part(parts, 'word/document.xml');
    expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(document).toContain('<w:gridSpan w:val="2"/>');
    expect(document).toMatch(/<w:jc w:val="(right|end)"\/>(?:(?!<w:p>).)*\$12,000\.00/);
  });

  it('keeps the text of a table with more columns than Word supports', async () => {
    const cells = Array.from({ length: 80 }, (_, index) => `c${index}`);
    const parts = await print(`<table><tr>${cells.map((text) => `<td>${text}`).join('')}</table>`);
    const texts = written(parts).map(({ text }) => text);
    expect(texts.slice(-80)).toEqual(cells);
    expect(part(parts, 'word/document.xml').match(/<w:gridCol /g)).toHaveLength(63);
  });

  it('highlights gaps, even across bold text and links', async () => {
    const parts = await print(
      '<p>We begin in [NEEDS INPUT: Which <strong>month</strong>?] of the year.</p>',
    );
    const document = part(parts, 'word/document.xml');
    const runs = [...document.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => ({
      marked: run.includes('<w:highlight w:val="yellow"/>') && run.includes('NeedsInput'),
      text: /<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1],
    }));
    expect(runs.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      '[NEEDS INPUT: Which ',
      'month',
      '?]',
    ]);
  });

  it('links only to http, https and mailto addresses', async () => {
    const parts = await print(
      '<p><a href="https://example.org/?a=1&amp;b=%22">site</a> <a href="file:///etc/passwd">file</a> <a href="javascript:x">js</a></p>',
    );
    const relationships = part(parts, 'word/_rels/document.xml.rels');
    const external = [...relationships.matchAll(/Target="([^"]*)" TargetMode="External"/g)];
    expect(external.map(([, target]) => target)).toEqual(['https://example.org/?a=1&amp;b=%22']);
  });

  it('numbers its pages in the footer, on US Letter with one-inch margins', async () => {
    const parts = await print('<p>Text</p>');
    const footer = part(parts, 'word/footer1.xml');
    expect(footer).toContain('PAGE');
    expect(footer).toContain('NUMPAGES');
    const document = part(parts, 'word/document.xml');
    expect(document).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(document).toMatch(/<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/);
  });

  it('never interprets text as markup or fields', async () => {
    const texts = [
      '{ INCLUDETEXT "c:\\\\secret" }',
      '<w:fldSimple w:instr="DDEAUTO cmd"/>',
      ']]> &amp; <!-- &lt; -->',
      '=cmd|" /C calc"!A0',
      '\u202Ereversed\u202C and 👩‍👩‍👧 and \u0007\uFFFE\uD800 gone',
      '${x} {{y}} %s',
    ];
    const document = texts.map((text) => ({
      type: 'paragraph' as const,
      children: [{ text }],
    }));
    const title = '<w:p/> & "title" \uFFFF';
    const parts = await print('', { document, title });
    const expected = documentText(normalizeDocument(document)).split('\n');
    expect(written(parts).map(({ text }) => text)).toEqual(expect.arrayContaining(expected));
    expect(written(parts)[0]?.text).toBe('<w:p/> & "title"');
    expect(part(parts, 'word/document.xml')).not.toMatch(/<w:(instrText|fldSimple|fldChar)/);
  });

  it('is well-formed and complete for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 }),
        async (texts) => {
          const document = texts.map((text) => ({
            type: 'paragraph' as const,
            children: [{ text }],
          }));
          const parts = await print('', { document });
          const expected = documentText(normalizeDocument(document));
          const body = paragraphsOf(parts).filter(({ style }) => style === 'BodyText');
          expect(body.map(({ text }) => text).join('\n')).toBe(expected);
        },
      ),
      { numRuns: 40 },
    );
  });
});
