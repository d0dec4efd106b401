/** Parts of pdfkit that have no type definitions. */
declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> };
    }
    interface PDFDocument {
      /** The current font. */
      _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
    }
  }
}
export {};
