import {
  documentToText,
  normalizeDocument,
  stripForbiddenCharacters,
} from '@grantwright/shared/richtext';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listParagraphs } from '../../test/read-docx.ts';
import { listParagraphsWithText, getPart, createWordParts } from '../../test/word-application.ts';

describe('the text of a Word file', () => {
  it('runs from right to left in right-to-left scripts, and otherwise from left to right', async () => {
    const arabic = 'الميزانية 18,000 دولار (USD).';
    const parts = await createWordParts(
      `<p>${arabic}</p><h2>العنوان</h2><ul><li>بند</li></ul><p>The club «نادي النور» meets.</p>
       <table><tr><td>خلية</td><td>Cell</td></tr></table>`,
      { title: 'عرض المشروع' },
    );
    const document = getPart(parts, 'word/document.xml');
    const paragraphs = [...document.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => ({
      bidi: xml.includes('<w:bidi/>'),
      runs: [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => [
        run.includes('<w:rtl/>') ? 'rtl' : 'ltr',
        /<w:t[^>]*>(.*?)<\/w:t>/.exec(run)?.[1] ?? '',
      ]),
    }));
    const findParagraph = (words: string) =>
      paragraphs.find(({ runs }) => runs.some(([, text]) => text?.includes(words)));
    expect(findParagraph('الميزانية')).toEqual({
      bidi: true,
      runs: [
        ['rtl', 'الميزانية 18,000 دولار ('],
        ['ltr', 'USD'],
        ['rtl', ').'],
      ],
    });
    for (const words of ['العنوان', 'بند', 'خلية', 'عرض المشروع'])
      expect(findParagraph(words)?.bidi, words).toBe(true);
    expect(findParagraph('The club')).toEqual({
      bidi: false,
      runs: [
        ['ltr', 'The club «'],
        ['rtl', 'نادي النور'],
        ['ltr', '» meets.'],
      ],
    });
    expect(findParagraph('Cell')?.bidi).toBe(false);
  });

  it('keeps tabs and line breaks, and drops characters that XML forbids', async () => {
    const parts = await createWordParts(
      '<p>Tab\there, vertical\u000Btab,<br>bell\u0007 and \uFFFE end</p>',
    );
    const document = getPart(parts, 'word/document.xml');
    expect(document).toMatch(/Tab<\/w:t><w:tab\/><w:t[^>]*>here, vertical tab,/);
    expect(document).toMatch(/<w:br\/>.*bell and {1,2}end/);
    expect(stripForbiddenCharacters(document)).toBe(document);
    expect(document).not.toContain('&#');
  });

  it('has its gaps highlighted, even across bold text and links', async () => {
    const parts = await createWordParts(
      '<p>We begin in [NEEDS INPUT: Which <strong>month</strong>?] of the year.</p>',
    );
    const document = getPart(parts, 'word/document.xml');
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
    const parts = await createWordParts(
      '<p><a href="https://example.org/?a=1&amp;b=%22">site</a> <a href="file:///etc/passwd">file</a> <a href="javascript:x">js</a></p>',
    );
    const relationships = getPart(parts, 'word/_rels/document.xml.rels');
    const external = [...relationships.matchAll(/Target="([^"]*)" TargetMode="External"/g)];
    expect(external.map(([, target]) => target)).toEqual(['https://example.org/?a=1&amp;b=%22']);
  });

  it('is never interpreted as markup or fields', async () => {
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
    const parts = await createWordParts('', { document, title });
    const expected = documentToText(normalizeDocument(document)).split('\n');
    expect(listParagraphsWithText(parts).map(({ text }) => text)).toEqual(
      expect.arrayContaining(expected),
    );
    expect(listParagraphsWithText(parts)[0]?.text).toBe('<w:p/> & "title"');
    expect(getPart(parts, 'word/document.xml')).not.toMatch(/<w:(instrText|fldSimple|fldChar)/);
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
          const parts = await createWordParts('', { document });
          const expected = documentToText(normalizeDocument(document));
          const body = listParagraphs(parts).filter(({ style }) => style === 'BodyText');
          expect(body.map(({ text }) => text).join('\n')).toBe(expected);
        },
      ),
      { numRuns: 40 },
    );
  });
});
