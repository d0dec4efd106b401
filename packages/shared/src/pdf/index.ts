export * from './tagged-pdf.ts';
export * from './find-unsupported-characters.ts';
