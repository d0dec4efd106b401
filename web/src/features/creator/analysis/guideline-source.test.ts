import { describe, expect, it } from 'vitest';
import { formatDocumentDate, describeExtractionStatus } from '../text/document-labels.ts';
import { hasGuidelines, formatMegabytes, parseWebAddress } from './guideline-source.ts';

describe('a guideline source', () => {
  const source = { kind: 'library', documentId: '', url: '' } as const;
  const file = { name: 'call.PDF', size: 100 };

  it('is complete once a document, file or web address is chosen', () => {
    expect(hasGuidelines(source, undefined)).toBe(false);
    expect(hasGuidelines({ ...source, documentId: 'd1' }, undefined)).toBe(true);
    expect(hasGuidelines({ ...source, kind: 'upload' }, undefined)).toBe(false);
    expect(hasGuidelines({ ...source, kind: 'upload' }, file)).toBe(true);
    expect(hasGuidelines({ ...source, kind: 'url', url: ' ' }, file)).toBe(false);
    expect(hasGuidelines({ ...source, kind: 'url', url: 'https://x.org' }, undefined)).toBe(true);
  });

  it('is incomplete if the server would reject the file', () => {
    const upload = { ...source, kind: 'upload' as const };
    expect(hasGuidelines(upload, { name: 'a.txt', size: 1 })).toBe(false);
    expect(hasGuidelines(upload, { name: 'a.pdf', size: 0 })).toBe(false);
    expect(hasGuidelines(upload, { name: 'a.pdf', size: 10 * 1024 ** 2 })).toBe(true);
    expect(hasGuidelines(upload, { name: 'a.pdf', size: 10 * 1024 ** 2 + 1 })).toBe(false);
    expect(formatMegabytes(2.345 * 1024 ** 2)).toBe('2.35 MB');
  });

  it.each([
    [' https://example.org/call ', 'https://example.org/call'],
    ['www.example.org/call?year=2027', 'https://www.example.org/call?year=2027'],
    ['example.org', 'https://example.org'],
    ['http://127.0.0.1:8080/call', 'http://127.0.0.1:8080/call'],
  ])('completes the web address %j', (input, address) => {
    expect(parseWebAddress(input)).toBe(address);
  });

  it.each(['somewhere', 'http://localhost:1/x', 'ftp://example.org', 'the call. It is here', '.'])(
    'rejects %j, which is not a public web address',
    (input) => {
      expect(parseWebAddress(input)).toBeUndefined();
    },
  );

  it('describes how many pages of a document have been processed', () => {
    expect(describeExtractionStatus({ state: 'read', pages: 1 })).toBe('Ready: 1 page.');
    expect(describeExtractionStatus({ state: 'pending', recognized: 3, pages: 12 })).toMatch(
      /^Scanned document: 3 of 12 pages/,
    );
    expect(describeExtractionStatus({ state: 'unreadable', reason: 'It is encrypted.' })).toBe(
      'It is encrypted.',
    );
    expect(formatDocumentDate({ createdAt: 'nonsense' })).toBe('Date not available');
  });
});
