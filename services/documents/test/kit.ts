// File builders for the benchmarks.
export { makeDocx, paragraph } from './support/make-docx.ts';
export { makePdf, type PdfText } from './support/make-pdf.ts';
