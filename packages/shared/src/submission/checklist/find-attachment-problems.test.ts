import { describe, expect, it } from 'vitest';
import { findAttachmentProblems } from './find-attachment-problems.ts';

const row = { name: 'Budget', required: true, state: 'ready' as const, documentId: '1' };
const pdf = { id: '1', fileType: 'pdf' as const, fileSize: 3 * 1024 ** 2 };
const statedAs = (quote: string) => ({ name: 'Budget', required: true, quote });

describe('findAttachmentProblems', () => {
  it('returns no problems if the attachment is within the limits', () => {
    const attachment = { ...row, maxMegabytes: 3, pages: 2, maxPages: 2 };
    expect(findAttachmentProblems(attachment, statedAs('Budget (PDF)'), [pdf])).toEqual([]);
  });

  it('does not check files until the library is loaded', () => {
    expect(findAttachmentProblems({ ...row, maxMegabytes: 1 }, undefined, undefined)).toEqual([]);
  });

  it.each([
    [{ maxMegabytes: 2.5 }, '', 'size', 'The file is 3.00 MB. The limit is 2.5 MB.'],
    [{ pages: 3, maxPages: 2 }, '', 'pages', 'It has 3 pages. The limit is 2.'],
    [{}, 'in Word format', 'type', 'The guidelines ask for DOCX or DOC. This file is PDF.'],
    [{ documentId: '2' }, '', 'missing', 'This file is no longer in your library. Choose another.'],
  ])('returns a problem for %j if the guidelines say “%s”', (input, quote, kind, text) => {
    expect(findAttachmentProblems({ ...row, ...input }, statedAs(quote), [pdf])).toEqual([
      { kind, text },
    ]);
  });

  it('rounds the size of a file up', () => {
    const file = { ...pdf, fileSize: 5 * 1024 ** 2 + 1 };
    const [problem] = findAttachmentProblems({ ...row, maxMegabytes: 5 }, undefined, [file]);
    expect(problem?.text).toBe('The file is 5.01 MB. The limit is 5 MB.');
  });

  it('returns no problems if the attachment does not apply', () => {
    const attachment = { ...row, state: 'not-applicable' as const };
    expect(findAttachmentProblems(attachment, undefined, [])).toEqual([]);
  });
});
