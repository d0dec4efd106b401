export { pdfUaProblems } from './pdf-ua-problems.ts';
export { nameOf, readPdf, textOf } from './read-pdf.ts';
export { elementsIn, structureOf } from './structure.ts';
