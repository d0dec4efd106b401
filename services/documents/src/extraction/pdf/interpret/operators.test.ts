import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { black } from '../../colors.ts';
import type { Field } from '../annotations/read-annotations.ts';
import { emptyBox } from '../geometry/areas.ts';
import { identityMatrix } from '../geometry/matrix.ts';
import { interpretOperators } from './operators.ts';
import type { PageResources, TextPaint } from './paints.ts';

type Operator = [operator: number, ...operands: unknown[]];

const box = { left: 0, right: 10, top: 0, bottom: 10 };
const resources: PageResources = {
  page: {} as PageResources['page'],
  base: identityMatrix,
  layers: { isVisible: () => false } as unknown as PageResources['layers'],
  fonts: () => ({
    bold: false,
    italic: false,
    unit: 0.001,
    vertical: false,
    isGuessed: false,
    blankGlyphs: new Set(),
  }),
  fields: new Map<string, Field>([
    ['value', { box, text: 'Ann', replacesDrawing: false }],
    ['button', { box, text: '☒', replacesDrawing: true }],
  ]),
};

const listPaints = (...operators: Operator[]): TextPaint[] =>
  [
    ...interpretOperators(
      {
        fnArray: operators.map(([operator]) => operator),
        argsArray: operators.map(([, ...operands]) => operands),
      },
      resources,
    ),
  ].filter((paint) => paint.type === 'text');

/** Shows a string of letters that are half as wide as the font size. */
const show = (text: string): Operator => [
  OPS.showText,
  [...text].map((unicode) => ({ unicode, width: 500 })),
];
const font: Operator = [OPS.setFont, 'F1', 10];

describe('page operators', () => {
  it('place text at the end of the preceding text', () => {
    const paints = listPaints(
      [OPS.beginText],
      font,
      [OPS.moveText, 72, 700],
      show('Due'),
      show('by'),
    );
    expect(paints.flatMap(({ shown }) => shown)).toMatchObject([
      { text: 'Due', x: 72, y: 700, width: 15 },
      { text: 'by', x: 87, y: 700, width: 10 },
    ]);
  });

  it('restore saved colors and page positions', () => {
    const [paint] = listPaints(
      [OPS.save],
      [OPS.transform, [1, 0, 0, 1, 50, 50]],
      [OPS.setFillRGBColor, '#ff0000'],
      [OPS.restore],
      font,
      show('Due'),
    );
    expect(paint?.graphics.fill).toEqual(black);
    expect(paint?.shown).toMatchObject([{ x: 0, y: 0 }]);
  });

  it('hide everything on a hidden layer, but nothing after it', () => {
    const [hidden, visible] = listPaints(
      font,
      [OPS.beginMarkedContentProps, 'OC', {}],
      show('Hidden'),
      [OPS.endMarkedContent],
      show('Visible'),
    );
    expect(hidden?.graphics.clip).toEqual(emptyBox);
    expect(visible?.graphics.clip).toBeUndefined();
  });

  it("do not paint a field's appearance if its value replaces it", () => {
    const drawn = (id: string): Operator[] => [
      [OPS.beginAnnotation, id, [], identityMatrix, identityMatrix],
      font,
      show('X'),
      [OPS.endAnnotation],
    ];
    expect(
      listPaints(...drawn('button'), ...drawn('value')).map(({ field }) => field?.text),
    ).toEqual(['Ann']);
  });
});
