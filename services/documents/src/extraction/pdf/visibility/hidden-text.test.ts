import { describe, expect, it } from 'vitest';
import { makePdf, type PdfPage } from '../../../../test/support/make-pdf.ts';
import { extractDocument } from '../../index.ts';

const seen = { text: 'Applications are due on June 3.', y: 100 };
const doubtful = { text: 'Only last year the limit was $500.', y: 300 };
const read = async (page: PdfPage) => {
  const { blocks, notes } = await extractDocument(makePdf([page]), 'pdf');
  return {
    text: JSON.stringify(blocks),
    hidden: notes.some((note) => /is invisible/.test(note)),
  };
};
/** A box over the second text. */
const box = '60 480 m 400 480 l 400 510 l 60 510 l h';

const round =
  '64 480 m 396 480 l 400 480 400 484 400 488 c 400 510 l 60 510 l 60 484 l 60 480 62 480 64 480 c h';
/** The curve is below the text, but its bounding box encloses the text. */
const curvedShape = '60 470 m 400 470 l 400 560 l 380 480 200 472 60 470 c h';
const dots = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `${500 + (index % 40) * 2} ${20 + index / 40} 1.5 4 re f`,
  ).join(' ');

/** A one-pixel white image, stretched to fill its area. */
const picture = 'BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID FF> EI';

describe('text in a PDF', () => {
  it('is read from the cells of a table with filled boxes as borders', async () => {
    const edges = [0, 100, 200].flatMap((x) => `${72 + x} 650 0.75 60 re f`);
    const levels = [650, 680, 710].map((y) => `72 ${y} 200 0.75 re f`);
    const { blocks, notes } = await extractDocument(
      makePdf([
        {
          texts: [
            { text: 'Deadline', x: 76, y: 100 },
            { text: 'June 3', x: 176, y: 100 },
            { text: 'Ceiling', x: 76, y: 130 },
            { text: '$5,000', x: 176, y: 130 },
          ],
          drawing: `0 0 0 rg ${[...edges, ...levels].join(' ')}`,
        },
      ]),
      'pdf',
    );
    expect(blocks).toEqual([
      {
        type: 'table',
        rows: [
          ['Deadline', 'June 3'],
          ['Ceiling', '$5,000'],
        ],
        page: 1,
      },
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['under a box painted later', { over: `1 1 1 rg ${box} f` }, false],
    ['under an image', { over: `q 340 0 0 30 60 480 cm ${picture} Q` }, false],
    ['under a thick line', { over: '1 1 1 RG 30 w 60 495 m 400 495 l S' }, false],
    ['under a shape with rounded corners', { over: `1 1 1 rg ${round} f` }, false],
    ['next to a concave curved shape', { over: `1 1 1 rg ${curvedShape} f` }, true],
    ['under a box after thousands of dots', { over: `1 1 1 rg ${dots(2_500)} ${box} f` }, false],
    [
      'black on a black box before thousands of dots',
      { drawing: `${box} f ${dots(5_000)}` },
      false,
    ],
    ['next to an image', { over: `q 20 0 0 30 500 480 cm ${picture} Q` }, true],
    ['over an image', { drawing: `q 340 0 0 30 60 480 cm ${picture} Q` }, true],
    ['outside the clip', { drawing: '0 600 612 192 re W n' }, false],
    [
      'within a frame of two boxes',
      { drawing: `0 0 0 rg ${box} 64 484 m 396 484 l 396 506 l 64 506 l h f*` },
      true,
    ],
    ['within a frame that is drawn', { over: `0 0 0 RG ${box} S` }, true],
    ['under a box outside its own clip', { over: `q 0 0 10 10 re W n 1 1 1 rg ${box} f Q` }, true],
    ['over a light box', { drawing: `0.9 0.9 0.9 rg ${box} f` }, true],
    ['after a clip has ended', { drawing: `q 0 600 612 192 re W n Q` }, true],
  ])('is read only if it is visible: %s', async (_, drawn, readable) => {
    const { text, hidden } = await read({ texts: [seen, doubtful], ...drawn });
    expect(text).toContain('June 3');
    expect(text.includes('$500')).toBe(readable);
    expect(hidden).toBe(!readable);
  });

  it.each([
    ['outlined in white', '1 Tr 1 1 1 RG'],
    ['outlined in white while it also clips', '5 Tr 1 1 1 RG'],
    ['squeezed to a line', '1 Tz'],
    ['stacked on itself', '-8 Tc'],
  ])('is omitted, with a note, if it is %s', async (_, how) => {
    const over = `BT ${how} /F1 11 Tf 1 0 0 1 72 492 Tm (${doubtful.text}) Tj ET`;
    const { text, hidden } = await read({ texts: [seen], over });
    expect(text).toContain(seen.text);
    expect(text).not.toContain('$500');
    expect(hidden).toBe(true);
  });

  it.each([
    ['outlined in black, with a white fill', '1 Tr 1 1 1 rg 0 0 0 RG'],
    ['filled, with an unused white outline color', '0 Tr 0 0 0 rg 1 1 1 RG'],
    ['condensed', '60 Tz'],
    ['filled in white within a black outline', '2 Tr 1 1 1 rg 0 0 0 RG'],
    ['white on a thick line', 'ET 0 0 0.4 RG 40 w 60 495 m 400 495 l S BT 1 1 1 rg'],
  ])('is kept if it is %s', async (_, how) => {
    const over = `BT ${how} /F1 11 Tf 1 0 0 1 72 492 Tm (${doubtful.text}) Tj ET`;
    const { text, hidden } = await read({ texts: [seen], over });
    expect(text).toContain('$500');
    expect(hidden).toBe(false);
  });
});
