import { describe, expect, it } from 'vitest';
import type { DocumentFormat } from '../../contract/document-format.ts';
import type { Requirement } from '../../contract/analysis.ts';
import { findFormatRules } from './find-format-rules.ts';

const rule = (text: string, overrides: Partial<Requirement> = {}): Requirement => ({
  text,
  kind: 'format',
  mandatory: true,
  ...overrides,
});

const formatOf = (...texts: string[]) =>
  findFormatRules({ requirements: texts.map((text) => rule(text)) }, 'Harbor Street').format;

const times = 'Times New Roman';

const stated: [string, DocumentFormat][] = [
  ['Use 12-point Times New Roman.', { fontSize: 12, font: times }],
  [
    'Narratives may not exceed ten pages, in 12-point, Times New Roman font.',
    { fontSize: 12, font: times },
  ],
  ['Proposals must be in Arial, Calibri or Times.', { font: 'Arial' }],
  ['Text may be no smaller than 11-point.', { fontSize: 11 }],
  ['Type must be 11 pt or larger.', { fontSize: 11 }],
  ['Font: Calibri, 11 pt. Margins: 1" on all sides.', { font: 'Calibri', fontSize: 11, margin: 1 }],
  ['One-inch margins on all four sides.', { margin: 1 }],
  ['Margins of at least one (1) inch are required.', { margin: 1 }],
  ['Leave margins of 2.5 cm.', { margin: 0.99 }],
  ['Margins must be at least 25.4 mm.', { margin: 1 }],
  ['Half-inch margins are acceptable.', { margin: 0.5 }],
  ['Top and bottom margins of 1 inch and side margins of 0.75 inch.', { margin: 1 }],
  ['Margins may not be less than ¾ inch.', { margin: 0.75 }],
  ['The narrative must be double-spaced.', { lineSpacing: 2 }],
  [
    'Single spaced, twelve-point font, one inch margins.',
    { lineSpacing: 1, fontSize: 12, margin: 1 },
  ],
  ['Use 1.5 line spacing.', { lineSpacing: 1.5 }],
  ['Text must be one-and-a-half spaced.', { lineSpacing: 1.5 }],
  ['Line spacing of at least 1.15.', { lineSpacing: 1.15 }],
  ['Single- or double-spaced text is accepted.', { lineSpacing: 1 }],
  ['Format pages for 8.5 x 11 inch paper with 1-inch margins.', { paper: 'letter', margin: 1 }],
  ['Submit on 8½" x 11" paper.', { paper: 'letter' }],
  ['Letter-size pages only.', { paper: 'letter' }],
  ['Documents must be A4.', { paper: 'a4' }],
  ['All pages must be numbered consecutively.', { pageNumbers: true }],
  ['Number each page at the bottom.', { pageNumbers: true }],
  ['Include page numbers in the footer.', { pageNumbers: true }],
  ['Number all pages and do not staple.', { pageNumbers: true }],
  ['Pages must be numbered, no more than 10 pages.', { pageNumbers: true }],
  ['Do not include page numbers.', { pageNumbers: false }],
  ['Do not staple or number the pages.', { pageNumbers: false }],
  ['Pages should not be numbered.', { pageNumbers: false }],
  ['Page numbers must not appear on the pages.', { pageNumbers: false }],
  ['Put the applicant’s name in the header.', { header: 'Harbor Street' }],
  ['The organization name must appear at the top of each page.', { header: 'Harbor Street' }],
  ['Use a font size of 10 or above.', { fontSize: 10 }],
  ['Font size: 11.', { fontSize: 11 }],
  ['Please use Arial 11 or Calibri 12.', { font: 'Arial', fontSize: 11 }],
  ['Use a 10- to 12-point font.', { fontSize: 10 }],
  ['Text in 12 pt. Georgia, double spacing.', { font: 'Georgia', fontSize: 12, lineSpacing: 2 }],
  ['Use the Open Sans font.', { font: 'Open Sans' }],
  ['Use 12-point type (tables may use 9-point).', { fontSize: 12 }],
  [
    'Use 11-point Arial, except in figures, where 8-point is allowed.',
    { font: 'Arial', fontSize: 11 },
  ],
  ['All text, including tables, must be at least 11 points in size.', { fontSize: 11 }],
  ['At most 10 pages with 12-point font.', { fontSize: 12 }],
  ['Use a font no larger than 10 points.', { fontSize: 10 }],
  ['Not smaller than 11-point Times New Roman.', { font: times, fontSize: 11 }],
];

const notStated = [
  'Page numbers are not required.',
  'Tables may use 9-point type.',
  'Footnotes must be 10-point Times New Roman.',
  'Responses are scored on a 10-point scale.',
  'The narrative is worth 20 points.',
  'Describe your 10-point plan.',
  'Print double-sided.',
  'Leave a double space between paragraphs and 6 pt after each heading.',
  'The number of pages must not exceed ten.',
  'No more than 15 characters per inch.',
  'Files may be at most 12 MB in size.',
  'Letters of support are on one page.',
  'Letters of support must be single-spaced, in Arial.',
  'Do not use Arial Narrow.',
  'Fold drawings to 11 x 17 inches.',
  'Cite the page number of the guidelines.',
  'Save the file with the applicant’s name in the file name.',
  'Do not put the applicant’s name on any page.',
  'Budget justifications use 1.5 line spacing.',
  'The review takes 12 weeks.',
  'Resumes must have one-inch margins.',
  'Applicants in Georgia describe their project.',
  'A site visit takes place in Times Square at 10 a.m.',
];

describe('findFormatRules', () => {
  it.each(stated)('finds the rules in “%s”', (text, format) => {
    expect(formatOf(text)).toEqual(format);
  });

  it.each(notStated)('does not find rules in “%s”', (text) => {
    expect(formatOf(text)).toEqual({});
  });

  it('quotes the sentence of each rule, with its page and file', () => {
    const { format, sources } = findFormatRules({
      requirements: [
        rule('Use 12 point type', { quote: 'Use 12-point type.', page: 4, file: 1, kind: 'limit' }),
        rule('Describe the 9-point font of your poster.', { kind: 'content' }),
      ],
      keyFacts: { costs: [], length: { text: 'Ten pages, double-spaced', page: 2 } },
    });
    expect(format).toEqual({ fontSize: 12, lineSpacing: 2 });
    expect(sources).toEqual([
      {
        rule: 'fontSize',
        text: 'Use 12 point type',
        quote: 'Use 12-point type.',
        page: 4,
        file: 1,
      },
      { rule: 'lineSpacing', text: 'Ten pages, double-spaced', quote: undefined, page: 2 },
    ]);
  });

  it('also finds format rules among the rules on how to submit', () => {
    const requirements = [rule('Submit it in 12-point Arial.', { kind: 'submission' })];
    expect(findFormatRules({ requirements }).format).toEqual({ font: 'Arial', fontSize: 12 });
  });

  it('satisfies all statements if possible', () => {
    expect(formatOf('Use Arial or Calibri.', 'Only Calibri or Georgia.').font).toBe('Calibri');
    expect(formatOf('At least 10 pt.', 'No smaller than 11 pt.').fontSize).toBe(11);
    expect(formatOf('10 or 12 point font.', 'At least 11 pt.').fontSize).toBe(12);
    expect(formatOf('Margins of 1 inch.', 'Margins of at least 1.25 inches.').margin).toBe(1.25);
    expect(formatOf('Double-spaced.', 'Single-spaced.').lineSpacing).toBe(2);
  });

  it("omits rules for one kind of applicant, and the header if the applicant's name is unknown", () => {
    const requirements = [rule('Use 12-point type.', { appliesTo: 'Fellowships' })];
    expect(findFormatRules({ requirements })).toEqual({ format: {}, sources: [] });
    const header = [rule('Put the applicant’s name in the header.')];
    expect(findFormatRules({ requirements: header })).toEqual({ format: {}, sources: [] });
  });

  it('still finds the font size in hostile text', () => {
    const hostile = ['margins ', '1 ', '12 pt ', 'Aa ', '8.5 x ', 'not ', 'single ', '"', '½ '];
    const requirements = Array.from({ length: 200 }, (_, index) =>
      rule((hostile[index % hostile.length] ?? '').repeat(1_000).slice(0, 2_000)),
    );
    expect(findFormatRules({ requirements }).format.fontSize).toBe(12);
  });
});
