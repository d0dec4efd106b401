import type { DocumentFormat } from '../../contract/document-format.ts';
import { usualFormat } from '../format/usual-format.ts';
import { fontMetrics } from './font-metrics.ts';
import { chooseMeasuredFont, type FontName } from './text-width.ts';

/** The layout of the Word file: sizes and lengths in points. */
export type TextLayout = {
  font: FontName;
  size: number;
  /** Relative to the size of the font. */
  lineHeight: number;
  singleLineHeight: number;
  tableLineHeight: number;
  lineWidth: number;
  textHeight: number;
  /** The given size, or the funder's if that is larger. */
  withMinimum: (size: number) => number;
};

const papers = { letter: { width: 612, height: 792 }, a4: { width: 595.3, height: 841.9 } };
const pointsPerInch = 72;

export function createTextLayout(format: DocumentFormat): TextLayout {
  const { font: name, fontSize, margin, lineSpacing, paper } = { ...usualFormat, ...format };
  const font = chooseMeasuredFont(name);
  const { lineHeight } = fontMetrics[font];
  const { width, height } = papers[paper];
  const margins = 2 * margin * pointsPerInch;
  return {
    font,
    size: fontSize,
    lineHeight: lineHeight * lineSpacing,
    singleLineHeight: lineHeight * Math.min(1, lineSpacing),
    tableLineHeight: lineHeight * Math.min(1.05, lineSpacing),
    lineWidth: width - margins,
    textHeight: height - margins,
    withMinimum: (size) => (format.fontSize === undefined ? size : Math.max(size, format.fontSize)),
  };
}
