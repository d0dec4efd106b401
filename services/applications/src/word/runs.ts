import { ExternalHyperlink, TextRun, type ParagraphChild } from 'docx';
import { gapPattern, inlineText, type Inline, type RichText } from '@grantwright/shared/richtext';
import { styleIds } from './styles.ts';

/** The runs of a line of text. Open gaps stand out, wherever marks or links divide them. */
export function runsOf(children: Inline[]): ParagraphChild[] {
  const gapAt = gapsIn(inlineText(children));
  let at = 0;
  const runs = (text: RichText, link: boolean): TextRun[] => {
    const begin = at;
    at += text.text.length;
    return pieces(text.text, begin, gapAt).flatMap((piece) => textRuns(piece, text, link));
  };
  return children.flatMap((child): ParagraphChild[] => {
    if (!('type' in child)) return runs(child, false);
    const linked = child.children.flatMap((text) => runs(text, true));
    return linked.length > 0 ? [new ExternalHyperlink({ link: child.url, children: linked })] : [];
  });
}

type Range = { from: number; to: number };
type Piece = { text: string; gap: boolean };

function gapsIn(text: string): Range[] {
  return [...text.matchAll(gapPattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Cuts a text where gaps begin or end. `begin` is where it stands in its line. */
function pieces(text: string, begin: number, gaps: Range[]): Piece[] {
  const end = begin + text.length;
  const cuts = gaps.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > begin && cut < end);
  const bounds = [begin, ...cuts, end];
  return bounds.slice(1).flatMap((to, index): Piece[] => {
    const from = bounds[index] ?? begin;
    const gap = gaps.some((range) => range.from <= from && to <= range.to);
    return to > from ? [{ text: text.slice(from - begin, to - begin), gap }] : [];
  });
}

function textRuns({ text, gap }: Piece, marks: RichText, link: boolean): TextRun[] {
  const style = gap ? styleIds.needsInput : link ? styleIds.hyperlink : undefined;
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        ...(index > 0 && { break: 1 }),
        ...(style && { style }),
        ...(gap && { highlight: 'yellow' as const }),
        ...(marks.bold && { bold: true }),
        ...(marks.italic && { italics: true }),
        ...(marks.underline && { underline: {} }),
      }),
  );
}
