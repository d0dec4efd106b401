import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';
import type { RichDocument } from './model.ts';
import { normalizeDocument } from './normalize-document.ts';
import { sanitizeContent } from './server.ts';
import { anyDocument, anyHtml } from '../../test/richtext/any-document.ts';

describe('a document and its HTML', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(htmlToDocument(documentToHtml(document))).toEqual(normalizeDocument(document));
      }),
      { numRuns: 200 },
    );
  });

  it('are normalized after one pass', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const normal = normalizeDocument(document);
        expect(normalizeDocument(normal)).toEqual(normal);
      }),
      { numRuns: 500 },
    );
  });

  it('pass the sanitizer unchanged, so that no user text is lost', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const html = documentToHtml(document);
        expect(sanitizeContent(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('are normalized by parsing any HTML, and stay unchanged afterwards', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const document = htmlToDocument(html);
        expect(normalizeDocument(document)).toEqual(document);
        expect(htmlToDocument(documentToHtml(document))).toEqual(document);
      }),
      { numRuns: 500 },
    );
  });

  it('are not mutated by normalization', () => {
    const document: RichDocument = [
      { type: 'paragraph', children: [{ text: '  two  ' }, { text: 'words', bold: true }] },
    ];
    const before = structuredClone(document);
    normalizeDocument(document);
    expect(document).toEqual(before);
  });
});
