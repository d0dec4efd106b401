export * from './tagged-pdf.ts';
export * from './unsupported-characters.ts';
