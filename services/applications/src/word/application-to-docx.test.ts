import { describe, expect, it } from 'vitest';
import { listParagraphsWithText, getPart, createWordParts } from '../../test/word-application.ts';

describe('the Word file of an application', () => {
  it('starts with the title, program, organization and date, and repeats them in its properties', async () => {
    const parts = await createWordParts('<p>Text</p>');
    expect(listParagraphsWithText(parts)).toEqual([
      { style: 'Title', text: 'Mobile pantry' },
      { style: 'Subtitle', text: 'Community Food Fund' },
      { style: 'Byline', text: 'Harbor Street Food Bank' },
      { style: 'Byline', text: 'November 21, 2026' },
      { style: 'BodyText', text: 'Text' },
    ]);
    const core = getPart(parts, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Mobile pantry</dc:title>');
    expect(core).toContain('<dc:creator>Harbor Street Food Bank</dc:creator>');
  });

  it('omits empty lines and a heading that repeats the title', async () => {
    const parts = await createWordParts('<h1>Mobile Pantry</h1><p>Text</p>', {
      grantProgram: '',
      organizationName: '',
    });
    expect(listParagraphsWithText(parts).map(({ text }) => text)).toEqual([
      'Mobile pantry',
      'November 21, 2026',
      'Text',
    ]);
  });

  it("shows the title only once if it equals the program's name", async () => {
    const parts = await createWordParts('<p>Text</p>', { title: 'Community Food Fund' });
    expect(listParagraphsWithText(parts).map(({ text }) => text)).toEqual([
      'Community Food Fund',
      'Harbor Street Food Bank',
      'November 21, 2026',
      'Text',
    ]);
  });

  it("uses Word's styles and defines each of them", async () => {
    const parts = await createWordParts(
      `<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Body</p><ul><li>a<ul><li>b</li></ul></li></ul>
       <ol><li>c<ol><li>d</li></ol></li></ol><blockquote>Said</blockquote>
       <table><tr><th>H</th></tr><tr><td>cell</td></tr></table>`,
    );
    const used = Object.fromEntries(
      listParagraphsWithText(parts).map(({ text, style }) => [text, style]),
    );
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
    const styles = getPart(parts, 'word/styles.xml');
    const document = getPart(parts, 'word/document.xml');
    const references = [...document.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, id] of references) expect(styles).toContain(`w:styleId="${id}"`);
    for (const name of ['heading 1', 'List Bullet', 'List Number 2', 'Quote', 'Table Grid'])
      expect(styles.toLowerCase()).toContain(`<w:name w:val="${name.toLowerCase()}"/>`);
    expect(styles).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>/);
  });

  it('numbers its pages in the footer, on US Letter with one-inch margins', async () => {
    const parts = await createWordParts('<p>Text</p>');
    const footer = getPart(parts, 'word/footer1.xml');
    expect(footer).toContain('PAGE');
    expect(footer).toContain('NUMPAGES');
    const document = getPart(parts, 'word/document.xml');
    expect(document).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(document).toMatch(/<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/);
  });
});
