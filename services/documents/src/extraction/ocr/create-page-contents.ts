import { createTextPage, type PageContent, type Span } from '../pdf/page-model.ts';
import { trimCharacters } from '../text/trim-characters.ts';
import type { RecognizedLine, RecognizedPage } from './recognized-page.ts';

/** In points. Pages are scaled to letter size, as expected by the layout. */
const longerSide = 792;
/** The font size relative to the height of a row of text. */
const fontSizeToRowHeight = 1.1;
/** Smaller differences in size are treated as measurement errors. */
const sizeStep = 1.3;
/** Minimum confidence (0 to 100). Below it, stains and images are mistaken for letters. */
const minConfidence = { line: 45, word: 30, mark: 70 };
/** Characters that OCR returns for a bullet at the start of a line. */
const misreadBullet = /^([^\p{L}\p{N}\s|_~$#§&("'“‘]|[¢e])$/u;

/** Converts recognized pages to the page contents used in PDF layout. */
export function createPageContents(pages: RecognizedPage[]): PageContent[] {
  const contents = pages.map(toPageContent);
  const body = computeMedianSize(contents.flatMap(({ spans }) => spans));
  const roundSize = (size: number) =>
    body * sizeStep ** Math.round(Math.log(size / body) / Math.log(sizeStep));
  return contents.map((content) => ({
    ...content,
    spans: content.spans.map((span) => ({ ...span, size: roundSize(span.size) })),
  }));
}

/**
 * Whether the pages contain at least a few words, unlike a blank page or a photo, which yields only scattered letters.
 */
export const isLegible = (contents: PageContent[]): boolean =>
  contents.flatMap(({ spans }) => spans).filter(({ text }) => /\p{L}{3}/u.test(text)).length >= 3;

function toPageContent({ number, width, height, lines }: RecognizedPage): PageContent {
  const unit = longerSide / Math.max(width, height);
  return createTextPage({
    number,
    width: width * unit,
    height: height * unit,
    spans: lines.filter(isConfident).flatMap((line) => createSpans(line, unit)),
  });
}

function createSpans({ baseline, rowAttributes, words }: RecognizedLine, unit: number): Span[] {
  const y = ((baseline.y0 + baseline.y1) / 2) * unit;
  const size = rowAttributes.rowHeight * fontSizeToRowHeight * unit;
  return words.flatMap(({ text, confidence, bbox }, index): Span[] => {
    const isBullet = index === 0 && words.length > 1 && misreadBullet.test(text.trim());
    const cleaned = isBullet ? '•' : withoutBorders(text);
    const minimum = /[\p{L}\p{N}•]/u.test(cleaned) ? minConfidence.word : minConfidence.mark;
    if (!cleaned || (!isBullet && confidence < minimum)) return [];
    const place = { x: bbox.x0 * unit, y, width: (bbox.x1 - bbox.x0) * unit };
    return [{ text: cleaned, ...place, size, bold: false, italic: false }];
  });
}

/** Removes the "|" characters that OCR returns for the vertical lines of a table. */
const withoutBorders = (text: string) => trimCharacters(text, '|');

const isConfident = ({ words }: RecognizedLine): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) >= minConfidence.line * words.length;

function computeMedianSize(spans: Span[]): number {
  const sizes = spans.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 11;
}
