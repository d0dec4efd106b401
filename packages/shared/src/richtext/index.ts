export * from './allow-list.ts';
export * from './clean-text.ts';
export * from './document-text.ts';
export * from './document-to-html.ts';
export * from './gaps.ts';
export * from './html-to-document.ts';
export * from './model.ts';
export { emptyDocument, normalizeDocument } from './normalize-document.ts';
export * from './outline.ts';
