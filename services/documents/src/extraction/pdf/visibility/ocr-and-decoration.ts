import type { PaintedSpan } from './painted-text.ts';

/** In characters. Longer artifacts that outweigh the other text are real text that a program marked as decoration. */
const minBodyLength = 400;
/** Minimum fraction of a scan's text that is unpainted or under its image. */
const minOcrFraction = 0.8;

const sumLengths = (spans: PaintedSpan[]): number =>
  spans.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Removes text marked as decoration by the authoring program. */
export function removeDecoration(painted: PaintedSpan[]): PaintedSpan[] {
  const body = painted.filter(({ isArtifact }) => !isArtifact);
  const length = sumLengths(painted) - sumLengths(body);
  return length >= minBodyLength && length > sumLengths(body) ? painted : body;
}

/**
 * Selects the visible text. OCR software puts unpainted text over a scan, or text under its image. If nearly all text
 * on a page is of that kind, it is the text of the page; otherwise it is hidden.
 */
export function selectVisibleSpans(painted: PaintedSpan[]): {
  spans: PaintedSpan[];
  hidden: number;
} {
  const isOcr = ({ isUnpainted, isUnderImage }: PaintedSpan) => isUnpainted || isUnderImage;
  const isScan = sumLengths(painted.filter(isOcr)) > minOcrFraction * sumLengths(painted);
  const spans = painted.filter((span) => span.isVisible && (isScan || !isOcr(span)));
  return { spans, hidden: sumLengths(painted) - sumLengths(spans) };
}
