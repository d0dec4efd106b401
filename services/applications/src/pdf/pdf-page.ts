import type { DocumentFormat } from '@grantwright/shared/contract';
import {
  createTaggedPdf,
  finishPdf,
  hasGlyph,
  type Pdf,
  type Structure,
} from '@grantwright/shared/pdf';
import { usualFormat } from '@grantwright/shared/submission';
import { colors, createPageLayout } from '../export/create-page-layout.ts';
import { chooseFontFamily, type Face } from './fonts.ts';
import { breakLines, type Line, type Piece } from './line-layout.ts';

export type TextStyle = {
  size: number;
  color?: string;
  /** The line height, relative to that of the font. */
  spacing: number;
  align?: 'left' | 'right';
};

export type Place = { x: number; width: number; style: TextStyle };

const pointsPerTwip = 1 / 20;

/** A PDF under construction: pages, a cursor, and lines that continue on the next page. */
export class PdfPages {
  readonly pdf: Pdf;
  readonly format: DocumentFormat;
  readonly left: number;
  readonly width: number;
  y: number;
  readonly height: number;
  /** The distance between the edge of the paper and the header or footer. */
  readonly footerDistance: number;
  readonly #bottom: number;
  readonly #top: number;
  #latestSpace = { end: 0, points: 0 };
  #onNewPage: (() => void) | undefined;

  constructor(format: DocumentFormat, info: { Title: string; Author: string; Subject: string }) {
    this.format = format;
    const page = createPageLayout(format);
    const margin = page.margin * pointsPerTwip;
    this.pdf = createTaggedPdf({
      size: [page.width * pointsPerTwip, page.height * pointsPerTwip],
      margin,
      bufferPages: true,
      info,
    });
    const family = chooseFontFamily(format.font ?? usualFormat.font);
    for (const name of ['regular', 'bold', 'italic', 'boldItalic'] as const)
      this.pdf.registerFont(name, family(name));
    this.height = page.height * pointsPerTwip;
    this.footerDistance = page.footerDistance * pointsPerTwip;
    this.left = margin;
    this.#top = margin;
    this.#bottom = page.height * pointsPerTwip - margin;
    this.width = page.textWidth * pointsPerTwip;
    this.y = margin;
  }

  hasGlyph(code: number): boolean {
    return hasGlyph(this.pdf, 'regular', code);
  }

  end(): Promise<Uint8Array> {
    return finishPdf(this.pdf);
  }

  measure(size: number) {
    return (text: string, face: Face): number => {
      const pdf = this.pdf.font(face).fontSize(size);
      return pdf.widthOfString(text);
    };
  }

  lines(pieces: Piece[], width: number, { size }: TextStyle): Line[] {
    return breakLines(pieces, width, this.measure(size));
  }

  lineHeight({ size, spacing }: TextStyle): number {
    return this.pdf.font('regular').fontSize(size).currentLineHeight(true) * spacing;
  }

  /** Adds space, but not at the top of a page. */
  space(points: number): void {
    if (this.y <= this.#top) return;
    this.y += points;
    this.#latestSpace = { end: this.y, points };
  }

  /**
   * Adds space above a paragraph. As in Word, only the larger of this space and the space below the previous paragraph
   * applies.
   */
  spaceAbove(points: number): void {
    const { end, points: below } = this.#latestSpace;
    const rest = points - (end === this.y ? below : 0);
    if (rest <= 0) return;
    this.space(rest);
    this.#latestSpace = { end: this.y, points };
  }

  /** Sets content to repeat at the top of each new page, such as the header row of a table. */
  onNewPage(repeat: (() => void) | undefined): void {
    this.#onNewPage = repeat;
  }

  get room(): number {
    return this.#bottom - this.y;
  }

  get pageRoom(): number {
    return this.#bottom - this.#top;
  }

  /** Starts a new page unless this height fits on the current one. */
  ensure(height: number): void {
    if (height <= this.room + 0.01 || this.y === this.#top) return;
    this.pdf.addPage();
    this.y = this.#top;
    this.#onNewPage?.();
  }

  /** Adds one line to an element at the cursor, without moving the cursor. */
  addLine(element: Structure, line: Line, { x, width, style }: Place): void {
    for (const piece of line.pieces) {
      const left = x + (style.align === 'right' ? width - line.width : 0) + piece.x;
      if (piece.link === undefined) {
        element.add(() => this.#draw(piece, left, style));
        continue;
      }
      const alt = piece.text.trim() || piece.link;
      const link = this.pdf.struct('Link', { alt });
      element.add(link);
      link.add(() => this.#draw(piece, left, style));
      const options = { structParent: link, Contents: new String(alt) };
      const height = this.lineHeight(style);
      this.pdf.link(left, this.y, piece.width, height, piece.link, options as never);
      link.end();
    }
  }

  /** Draws a line that is not part of the text, such as a repeated header or a page number. */
  drawArtifact(line: Line, { x, width, style }: Place): void {
    const shift = style.align === 'right' ? width - line.width : 0;
    for (const piece of line.pieces) this.#draw(piece, x + shift + piece.x, style);
  }

  /** @param type `Pagination` for content that repeats on pages, `Layout` for decoration */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  #draw(piece: Piece & { width: number }, x: number, style: TextStyle): void {
    const { pdf } = this;
    const height = this.lineHeight(style);
    pdf.font(piece.face).fontSize(style.size);
    const offset = (height - pdf.currentLineHeight(true)) / 2;
    if (piece.isGap) {
      const width = this.measure(style.size)(piece.text.trimEnd(), piece.face);
      pdf.rect(x, this.y + offset, width, height - 2 * offset).fill('#FFE9A8');
    }
    const color = piece.isGap ? '7A4B00' : piece.link ? '0B5394' : (style.color ?? colors.text);
    pdf
      .font(piece.face)
      .fontSize(style.size)
      .fillColor(`#${color}`)
      .text(piece.text, x, this.y + offset, { lineBreak: false, underline: piece.underline });
  }
}
