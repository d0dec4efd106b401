import PDFDocument from 'pdfkit';
import { escapeHtml } from '../richtext/index.ts';
import type {} from './pdfkit.d.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;
type Options = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'bufferPages' | 'info'>;

/** Starts a tagged PDF (PDF/UA-1) in English. */
export function createTaggedPdf(options: Options): Pdf {
  const pdf = new PDFDocument({
    ...options,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: 'en-US',
    displayTitle: true,
  });
  escapeMetadata(pdf);
  return pdf;
}

/** Escapes the properties, because pdfkit writes them unescaped into the XML metadata. */
function escapeMetadata(pdf: Pdf): void {
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    for (const key of ['Title', 'Author', 'Subject'] as const) {
      const value = pdf.info[key];
      if (value !== undefined) pdf.info[key] = escapeHtml(value);
    }
    endMetadata();
  };
}

/** Ends a PDF and returns the file. */
export async function finishPdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Sets attributes of an element for which pdfkit has no options. Strings become PDF names. */
export function setAttributes(element: Structure, attributes: Record<string, string | number>) {
  element.dictionary.data['A'] = attributes;
}

/** Whether a registered font has a glyph for a code point. */
export const hasGlyph = (pdf: Pdf, font: string, code: number): boolean =>
  pdf.font(font)._font.font.hasGlyphForCodePoint(code);
