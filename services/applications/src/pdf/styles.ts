import type { DocumentFormat } from '@grantwright/shared/contract';
import { usualFormat } from '@grantwright/shared/submission';
import { colors } from '../export/create-page-layout.ts';
import type { TextStyle } from './pdf-page.ts';

/** Sizes in points, as in the Word file. */
export function createPdfStyles({
  fontSize,
  lineSpacing = usualFormat.lineSpacing,
}: DocumentFormat) {
  const size = fontSize ?? usualFormat.fontSize;
  const atLeast = (usual: number) => (fontSize === undefined ? usual : Math.max(usual, fontSize));
  const tight = Math.min(1.05, lineSpacing);
  return {
    body: { size, spacing: lineSpacing },
    title: { size: atLeast(22), spacing: tight },
    subtitle: { size: atLeast(13.5), spacing: lineSpacing, color: colors.muted },
    byline: { size: atLeast(10.5), spacing: lineSpacing, color: colors.muted },
    headings: {
      1: { size: atLeast(15), spacing: lineSpacing },
      2: { size: atLeast(12.5), spacing: lineSpacing },
      3: { size: atLeast(11), spacing: lineSpacing },
    },
    table: { size: atLeast(10), spacing: tight },
    page: { size: atLeast(9), spacing: 1, color: colors.muted },
  } satisfies Record<string, TextStyle | Record<number, TextStyle>>;
}
export type Styles = ReturnType<typeof createPdfStyles>;
