/** Parts of pdfkit that have no type definitions. */
declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> };
    }
    interface PDFDocument {
      /** The current font. `ascender` is in thousandths of the font size. */
      _font: { ascender: number; font: { hasGlyphForCodePoint: (code: number) => boolean } };
    }
  }
}
export {};
