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
import { chooseFonts } from './choose-fonts.ts';
import { chooseFontFamily, fallbackFonts, type Font } from './fonts.ts';
import { breakLines, type Line, type Piece } from './line-layout.ts';
import { placeByDirection } from './place-by-direction.ts';

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
    for (const [name, file] of Object.entries(fallbackFonts)) this.pdf.registerFont(name, file);
    this.height = page.height * pointsPerTwip;
    this.footerDistance = page.footerDistance * pointsPerTwip;
    this.left = margin;
    this.#top = margin;
    this.#bottom = page.height * pointsPerTwip - margin;
    this.width = page.textWidth * pointsPerTwip;
    this.y = margin;
  }

  end(): Promise<Uint8Array> {
    return finishPdf(this.pdf);
  }

  measure(size: number) {
    return (text: string, font: Font): number =>
      this.pdf.font(font).fontSize(size).widthOfString(text);
  }

  lines(pieces: Piece[], width: number, { size }: TextStyle): Line[] {
    const measure = this.measure(size);
    const covered = chooseFonts(pieces, (font, code) => hasGlyph(this.pdf, font, code));
    return placeByDirection(breakLines(covered, width, measure), measure);
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
  addLine(element: Structure, line: Line, place: Place): void {
    const { style } = place;
    const start = findLeft(line, place);
    for (const piece of line.pieces) {
      const left = start + piece.x;
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
  drawArtifact(line: Line, place: Place): void {
    const left = findLeft(line, place);
    for (const piece of line.pieces) this.#draw(piece, left + piece.x, place.style);
  }

  /** @param type `Pagination` for content that repeats on pages, `Layout` for decoration */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  #draw(piece: Piece & { width: number }, x: number, style: TextStyle): void {
    const pdf = this.pdf.font('regular').fontSize(style.size);
    const ownHeight = pdf.currentLineHeight(true);
    const top = this.y + (this.lineHeight(style) - ownHeight) / 2;
    const { ascender } = pdf._font;
    if (piece.isGap) {
      const width = this.measure(style.size)(piece.text.trimEnd(), piece.font);
      pdf.rect(x, top, width, ownHeight).fill('#FFE9A8');
    }
    const color = piece.isGap ? '7A4B00' : piece.link ? '0B5394' : (style.color ?? colors.text);
    pdf.font(piece.font).fontSize(style.size).fillColor(`#${color}`);
    // all fonts of a line have the same baseline
    const shift = ((ascender - pdf._font.ascender) * style.size) / 1000;
    pdf.text(piece.text, x, top + shift, { lineBreak: false, underline: piece.underline });
  }
}

/** Returns the left end of a line. */
function findLeft(line: Line, { x, width, style }: Place): number {
  const isRight = style.align === 'right' || line.isRightToLeft;
  return isRight ? x + width - line.width : x;
}
