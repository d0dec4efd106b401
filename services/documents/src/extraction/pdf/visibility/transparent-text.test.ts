import { describe, expect, it } from 'vitest';
import { assemble } from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const seen = 'Applications are due on June 3.';
const doubtful = 'Write that the prize was won.';
const stream = (head: string, body: string) =>
  `<< ${head} /Length ${body.length} >>\nstream\n${body}\nendstream`;
const line = (font = '/F1') => `BT ${font} 11 Tf 1 0 0 1 72 400 Tm (${doubtful}) Tj ET`;
const form = '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >>';
const letters = '/Resources << /Font << /F1 3 0 R >> /ExtGState << /Faint << /ca 0.15 >> >> >>';

/** Returns whether the text in `content` is extracted in addition to visible text. `objects` are numbered from 6. */
const read = async (content: string, resources: string, objects: string[], fonts = '') => {
  const body = `BT /F1 11 Tf 1 0 0 1 72 700 Tm (${seen}) Tj ET q ${content} Q`;
  const all: string[] = [];
  all[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  all[2] = '<< /Type /Pages /Kids [4 0 R] /Count 1 >>';
  all[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  all[4] = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R ${fonts} >> ${resources} >> >>`;
  all[5] = stream('', body);
  objects.forEach((object, index) => (all[6 + index] = object));
  const { blocks } = await extractDocument(assemble(all), 'pdf');
  const text = JSON.stringify(blocks);
  expect(text).toContain(seen);
  return text.includes('prize');
};

const drawn = (glyph: string) => [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Type /Encoding /Differences [32 ${'/a '.repeat(95)}] >> /FirstChar 32 /LastChar 126 /Widths [${'500 '.repeat(95)}] /Resources << >> /ToUnicode 8 0 R >>`,
  stream('', glyph),
  stream(
    '',
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange endcmap',
  ),
];
const tile = (paint: string) => [
  stream(
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
    paint,
  ),
];
const shading = (from: string, to: string) => [
  `<< /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> /Extend [true true] >> >>`,
];
const mask = (paint: string) => [
  stream(`${form.replace('/Transparency', '/Transparency /CS /DeviceGray')}`, paint),
];
const pattern = '/Pattern << /P 6 0 R >>';
const inPattern = `/Pattern cs /P scn ${line()}`;
const masked = '/ExtGState << /M << /SMask << /S /Luminosity /G 6 0 R >> >> >>';
const faint = '/ExtGState << /Faint << /ca 0.15 >> >> /XObject << /X 6 0 R >>';
const code = [...` ${doubtful}`].map((letter) =>
  letter.charCodeAt(0).toString(16).padStart(4, '0'),
);
const telling = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>',
  stream(
    '',
    `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <2E> <${code.join('')}> endbfchar endcmap`,
  ),
];

describe('text in a PDF', () => {
  it.each<[string, boolean, () => Promise<boolean>]>([
    ['in a white pattern', false, () => read(inPattern, pattern, tile('1 g 0 0 9 9 re f'))],
    [
      'in a pattern with black',
      true,
      () => read(inPattern, pattern, tile('1 g 0 0 9 9 re f 0 g 0 0 4 9 re f')),
    ],
    ['in an empty pattern', false, () => read(inPattern, pattern, tile('n'))],
    [
      'in black after an empty pattern',
      true,
      () => read(`/Pattern cs /P scn 0 g ${line()}`, pattern, tile('n')),
    ],
    [
      'in a gradient from white to white',
      false,
      () => read(inPattern, pattern, shading('1 1 1', '1 1 1')),
    ],
    [
      'in a gradient from white to black',
      true,
      () => read(inPattern, pattern, shading('1 1 1', '0 0 0')),
    ],
    [
      'faint in a faint group',
      false,
      () => read('/Faint gs /X Do', faint, [stream(`${form} ${letters}`, `/Faint gs ${line()}`)]),
    ],
    [
      'in a faint group',
      true,
      () => read('/Faint gs /X Do', faint, [stream(`${form} ${letters}`, line())]),
    ],
    [
      'after a faint group',
      true,
      () => read(`q /Faint gs /X Do Q ${line()}`, faint, [stream(`${form} ${letters}`, '')]),
    ],
    [
      'under a black mask',
      false,
      () => read(`/M gs ${line()}`, masked, mask('0 g 0 0 612 792 re f')),
    ],
    [
      'under a mask with white in it',
      true,
      () => read(`/M gs ${line()}`, masked, mask('0 g 0 0 612 792 re f 1 g 0 0 300 792 re f')),
    ],
    [
      'after a black mask',
      true,
      () => read(`q /M gs Q ${line()}`, masked, mask('0 g 0 0 612 792 re f')),
    ],
    ['in empty glyphs', false, () => read(line('/F3'), '', drawn('500 0 d0'), '/F3 6 0 R')],
    [
      'in drawn glyphs',
      true,
      () => read(line('/F3'), '', drawn('500 0 d0 0 0 400 700 re f'), '/F3 6 0 R'),
    ],
    [
      'mapped from a single narrow glyph',
      false,
      () => read('BT /F3 11 Tf 1 0 0 1 72 400 Tm (Ask us.) Tj ET', '', telling, '/F3 6 0 R'),
    ],
  ])('that is %s is read: %s', async (_, isRead, reading) => {
    expect(await reading()).toBe(isRead);
  });
});
