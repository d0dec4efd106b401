import type { PageContent, Span } from '../pdf/page-model.ts';
import { trimCharacters } from '../text/trim-characters.ts';
import type { RecognizedLine, RecognizedPage } from './recognized.ts';

/** Points of the longer side, whatever the sheet calls itself: the layout thinks in letter sizes. */
const longerSide = 792;
/** A row is as high as its tallest letter; type is a little larger than that. */
const typeToRow = 1.1;
/** Measured rows differ by a stroke or two; sizes this far apart, as a factor, are meant to differ. */
const sizeStep = 1.3;
/** Of a hundred. Below these, stains and pictures are taken for letters. */
const surely = { line: 45, word: 30, mark: 70 };
/** What a bullet is taken for, where it stands alone before the words of a line: any mark, and a round letter. */
const misreadBullet = /^([^\p{L}\p{N}\s|_~$#§&("'“‘]|[¢e])$/u;

/** Words of recognized pages as the text of pages, for the same layout that text of its own goes through. */
export function pageContents(pages: RecognizedPage[]): PageContent[] {
  const contents = pages.map(contentOf);
  const body = usualSize(contents.flatMap(({ spans }) => spans));
  const levelled = (size: number) =>
    body * sizeStep ** Math.round(Math.log(size / body) / Math.log(sizeStep));
  return contents.map((content) => ({
    ...content,
    spans: content.spans.map((span) => ({ ...span, size: levelled(span.size) })),
  }));
}

/** A few words that the engine is sure of; a blank sheet has none, and a photograph only scattered letters. */
export const isLegible = (contents: PageContent[]): boolean =>
  contents.flatMap(({ spans }) => spans).filter(({ text }) => /\p{L}{3}/u.test(text)).length >= 3;

function contentOf({ number, width, height, lines }: RecognizedPage): PageContent {
  const unit = longerSide / Math.max(width, height);
  return {
    number,
    width: width * unit,
    height: height * unit,
    spans: lines.filter(isSure).flatMap((line) => spansOf(line, unit)),
    rules: [],
    hidden: 0,
  };
}

function spansOf({ baseline, rowAttributes, words }: RecognizedLine, unit: number): Span[] {
  const y = ((baseline.y0 + baseline.y1) / 2) * unit;
  const size = rowAttributes.rowHeight * typeToRow * unit;
  return words.flatMap(({ text, confidence, bbox }, at): Span[] => {
    const bullet = at === 0 && words.length > 1 && misreadBullet.test(text.trim());
    const cleaned = bullet ? '•' : withoutBorders(text);
    const enough = /[\p{L}\p{N}•]/u.test(cleaned) ? surely.word : surely.mark;
    if (!cleaned || (!bullet && confidence < enough)) return [];
    const place = { x: bbox.x0 * unit, y, width: (bbox.x1 - bbox.x0) * unit };
    return [{ text: cleaned, ...place, size, bold: false, italic: false }];
  });
}

/** The upright rules of a table are taken for strokes beside its words. */
const withoutBorders = (text: string) => trimCharacters(text, '|');

const isSure = ({ words }: RecognizedLine): boolean =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) >= surely.line * words.length;

/** The size of the word in the middle, when all are lined up by size. */
function usualSize(spans: Span[]): number {
  const sizes = spans.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 11;
}
