import { describe, expect, it } from 'vitest';
import { makeDocx } from '../../../../test/support/make-docx.ts';
import { extractDocument } from '../../index.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
type Level = { text: string; format?: string; start?: number; more?: string };

const kind = (id: number, levels: Level[], more = '') =>
  `<w:abstractNum w:abstractNumId="${id}">${more}${levels
    .map(
      ({ text, format = 'decimal', start = 1, more: inner = '' }, index) =>
        `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${inner}</w:lvl>`,
    )
    .join('')}</w:abstractNum>`;
const list = (id: number, of: number, overrides = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${overrides}</w:num>`;
const item = (words: string, id: number, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
const styled = (words: string, style: string, numbering = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${numbering}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
const plain = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

const read = async (numbering: string, body: string, styles?: string) => {
  const file = makeDocx(body, {
    'word/numbering.xml': `<w:numbering ${w}>${numbering}</w:numbering>`,
    ...(styles && { 'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>` }),
  });
  const { blocks } = await extractDocument(file, 'docx');
  return blocks.map((block) => ('text' in block ? block.text : ''));
};
const legal = [{ text: '%1' }, { text: '%1.%2' }, { text: '%1.%2.%3' }];

describe('the labels of numbered paragraphs', () => {
  it.each([
    ['lowerLetter', '(%1)', 1, ['(a)', '(b)']],
    ['upperLetter', '%1.', 26, ['Z.', 'AA.']],
    ['lowerRoman', '%1)', 3, ['iii)', 'iv)']],
    ['upperRoman', 'Question %1:', 9, ['Question IX:', 'Question X:']],
    ['decimal', 'Article %1', 1, ['Article 1', 'Article 2']],
    ['decimalZero', '%1', 9, ['09', '10']],
    ['ordinal', '%1', 11, ['11th', '12th']],
    ['ordinal', '%1', 21, ['21st', '22nd']],
    ['decimal', '%1.', 4, ['4.', '5.']],
  ])('are numbered as in Word: %s %s', async (format, text, start, labels) => {
    const numbering = kind(0, [{ text, format, start }]) + list(1, 0);
    expect(await read(numbering, item('Budget', 1) + item('Letter', 1))).toEqual([
      `${labels[0] ?? ''} Budget`,
      `${labels[1] ?? ''} Letter`,
    ]);
  });

  it('are omitted for a plain list numbered 1, 2, 3', async () => {
    const numbering = kind(0, [{ text: '%1.' }, { text: '%2)' }]) + list(1, 0);
    const body = item('a', 1) + item('b', 1) + item('c', 1, 1) + item('d', 1, 1) + item('e', 1);
    expect(await read(numbering, body)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are included if other content interrupts the items', async () => {
    const numbering = kind(0, [{ text: '%1.' }]) + list(1, 0);
    const body = item('Need', 1) + plain('At most 200 words.') + item('Plan', 1);
    expect(await read(numbering, body)).toEqual(['1. Need', 'At most 200 words.', '2. Plan']);
  });

  it('restart after a higher level unless the level is set to continue', async () => {
    const body = [
      item('a', 1),
      item('b', 1, 1),
      item('c', 1, 1),
      item('d', 1),
      item('e', 1, 1),
    ].join('');
    const levels = (more = '') => kind(0, [{ text: '%1' }, { text: '%1.%2', more }]) + list(1, 0);
    const last = async (more?: string) => (await read(levels(more), body)).at(-1);
    expect(await last()).toBe('2.1 e');
    expect(await last('<w:lvlRestart w:val="0"/>')).toBe('2.3 e');
  });

  it('continue in another list of the same kind, and restart at a start override', async () => {
    const numbering =
      kind(0, [{ text: '(%1)', format: 'lowerLetter' }]) +
      list(1, 0) +
      list(2, 0) +
      list(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>');
    expect(await read(numbering, [1, 2, 3, 3].map((id) => item('x', id)).join(''))).toEqual([
      '(a) x',
      '(b) x',
      '(a) x',
      '(b) x',
    ]);
  });

  it('may be overridden or limited to decimal numbers', async () => {
    const override = `<w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"><w:start w:val="2"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="Annex %1"/></w:lvl></w:lvlOverride>`;
    const overridden = kind(0, [{ text: '%1.' }]) + list(1, 0, override);
    expect(await read(overridden, item('Budget', 1))).toEqual(['Annex B Budget']);
    const roman = kind(0, [
      { text: '%1', format: 'upperRoman' },
      { text: '%1.%2', more: '<w:isLgl/>' },
    ]);
    expect(await read(roman + list(1, 0), item('a', 1) + item('b', 1, 1))).toEqual([
      'I a',
      '1.1 b',
    ]);
  });
});

describe('heading numbers', () => {
  const numbered = (id: string, name: string, level: number, more = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
  const styles =
    numbered('Heading1', 'heading 1', 0) +
    numbered('Heading2', 'heading 2', 1) +
    '<w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="Heading2"/></w:style>';

  it('come from direct or inherited styles, and count empty headings', async () => {
    const body = [
      styled('Purpose', 'Heading1'),
      styled('', 'Heading2'),
      styled('Questions', 'Heading2'),
      styled('Files', 'Own'),
      styled('Dates', 'Heading1'),
    ].join('');
    expect(await read(kind(0, legal) + list(1, 0), body, styles)).toEqual([
      '1 Purpose',
      '1.2 Questions',
      '1.3 Files',
      '2 Dates',
    ]);
  });

  it('are absent if the paragraph is removed from the list or its number format is empty', async () => {
    const none = kind(1, [{ text: '', format: 'none' }]) + list(2, 1);
    const off = (id: number) => `<w:numPr><w:numId w:val="${id}"/></w:numPr>`;
    const body =
      styled('Purpose', 'Heading1') +
      styled('Reports', 'Heading1', off(0)) +
      styled('Notes', 'Heading1', off(2)) +
      styled('Dates', 'Heading1');
    expect(await read(kind(0, legal) + none + list(1, 0), body, styles)).toEqual([
      '1 Purpose',
      'Reports',
      'Notes',
      '2 Dates',
    ]);
  });

  it('come from a linked list style', async () => {
    const linked =
      kind(0, [], '<w:numStyleLink w:val="Outline"/>') + kind(1, legal) + list(1, 0) + list(2, 1);
    const outline =
      '<w:style w:type="numbering" w:styleId="Outline"><w:name w:val="Outline"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>';
    expect(await read(linked, styled('Purpose', 'Heading1'), styles + outline)).toEqual([
      '1 Purpose',
    ]);
  });

  it('do not count paragraphs that a tracked change deletes', async () => {
    const mark = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const deleted = `<w:p><w:pPr><w:pStyle w:val="Heading1"/>${mark}</w:pPr><w:del w:id="2"><w:r><w:delText>Old</w:delText></w:r></w:del></w:p>`;
    expect(
      await read(kind(0, legal) + list(1, 0), deleted + styled('New', 'Heading1'), styles),
    ).toEqual(['1 New']);
  });
});
