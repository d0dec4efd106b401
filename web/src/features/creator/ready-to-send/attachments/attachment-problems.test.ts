import { describe, expect, it } from 'vitest';
import { attachmentProblems } from './attachment-problems.ts';

const row = { name: 'Budget', required: true, state: 'ready' as const };
const pdf = { fileType: 'pdf' as const, fileSize: 3 * 1024 ** 2 };

describe('attachmentProblems', () => {
  it('returns no problems if the attachment is within the limits', () => {
    const attachment = { ...row, maxMegabytes: 3, pages: 2, maxPages: 2 };
    expect(attachmentProblems({ row: attachment, file: pdf, fileTypes: ['pdf'] })).toEqual([]);
    expect(attachmentProblems({ row, file: undefined, fileTypes: undefined })).toEqual([]);
  });

  it.each([
    [{ maxMegabytes: 2.5 }, pdf, undefined, 'The file is 3.00 MB. The limit is 2.5 MB.'],
    [{ pages: 3, maxPages: 2 }, pdf, undefined, 'It has 3 pages. The limit is 2.'],
    [{}, pdf, ['docx', 'doc'], 'The guidelines ask for DOCX or DOC. This file is PDF.'],
    [{}, 'missing' as const, ['pdf'], 'This file is no longer in your library. Choose another.'],
  ])('returns a problem for %j', (input, file, fileTypes, problem) => {
    expect(attachmentProblems({ row: { ...row, ...input }, file, fileTypes })).toEqual([problem]);
  });

  it('returns no problems if the attachment does not apply', () => {
    const attachment = { ...row, state: 'not-applicable' as const };
    expect(attachmentProblems({ row: attachment, file: 'missing', fileTypes: undefined })).toEqual(
      [],
    );
  });
});
