import { ExternalHyperlink, Tab, TextRun, type ParagraphChild } from 'docx';
import {
  gapPattern,
  inlinesToText,
  splitByDirection,
  detectTextDirection,
  type DirectionalText,
  type Inline,
  type RichText,
  type TextDirection,
} from '@grantwright/shared/richtext';
import { styleIds } from './create-styles.ts';

/** Returns the runs and the direction of a line as paragraph options. */
export function toRuns(children: Inline[]): {
  children: ParagraphChild[];
  bidirectional?: true;
} {
  const direction = detectTextDirection(inlinesToText(children));
  return {
    children: createRunsOfDirection(children, direction),
    ...(direction === 'rtl' && { bidirectional: true }),
  };
}

/** Highlights gaps, even if they are split by formatting or links. */
function createRunsOfDirection(children: Inline[], direction: TextDirection): ParagraphChild[] {
  const gapAt = findGaps(inlinesToText(children));
  let index = 0;
  const createRuns = (text: RichText, link: boolean): TextRun[] => {
    const begin = index;
    index += text.text.length;
    return splitIntoPieces(text.text, begin, gapAt).flatMap(({ text: piece, gap }) =>
      splitByDirection(piece, direction).flatMap((part) =>
        createTextRuns(part, { ...text, gap, link }),
      ),
    );
  };
  return children.flatMap((child): ParagraphChild[] => {
    if (!('type' in child)) return createRuns(child, false);
    const linked = child.children.flatMap((text) => createRuns(text, true));
    return linked.length > 0 ? [new ExternalHyperlink({ link: child.url, children: linked })] : [];
  });
}

type TextRange = { from: number; to: number };
type Piece = { text: string; gap: boolean };

function findGaps(text: string): TextRange[] {
  return [...text.matchAll(gapPattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Splits text at the start and end of gaps. `begin` is its offset in the line. */
function splitIntoPieces(text: string, begin: number, gaps: TextRange[]): Piece[] {
  const end = begin + text.length;
  const cuts = gaps.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > begin && cut < end);
  const bounds = [begin, ...cuts, end];
  return bounds.slice(1).flatMap((to, index): Piece[] => {
    const from = bounds[index] ?? begin;
    const gap = gaps.some((range) => range.from <= from && to <= range.to);
    return to > from ? [{ text: text.slice(from - begin, to - begin), gap }] : [];
  });
}

type RunStyle = RichText & { gap: boolean; link: boolean };

function createTextRuns({ text, direction }: DirectionalText, format: RunStyle): TextRun[] {
  const style = format.gap ? styleIds.needsInput : format.link ? styleIds.hyperlink : undefined;
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        children: line
          .split('\t')
          .flatMap((words, index) => (index > 0 ? [new Tab(), words] : [words])),
        ...(index > 0 && { break: 1 }),
        ...(style && { style }),
        ...(direction === 'rtl' && { rightToLeft: true }),
        ...(format.gap && { highlight: 'yellow' as const }),
        ...(format.bold && { bold: true }),
        ...(format.italic && { italics: true }),
        ...(format.underline && { underline: {} }),
      }),
  );
}
