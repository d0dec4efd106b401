import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../contract/analysis.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { attachmentLimits } from './attachment-limits.ts';
import { attachmentRows, statedAttachment } from './attachment-rows.ts';

const detailsOf = (...attachments: Attachment[]) => analysisDetails({ attachments });
const budget = { name: 'Budget form', required: true };
const letters = {
  name: 'Letters of support (up to two pages)',
  required: false,
  isCounted: false,
  quote: 'Attach letters as PDF files, maximum 5 MB.',
};

describe('attachmentRows', () => {
  it('lists the attachments from the analysis until the applicant edits them', () => {
    expect(attachmentRows(detailsOf(budget, letters), undefined)).toEqual([
      { ...budget, state: 'open' },
      {
        name: letters.name,
        required: false,
        state: 'open',
        maxPages: 2,
        maxMegabytes: 5,
        isCounted: false,
      },
    ]);
    expect(attachmentRows(undefined, undefined)).toEqual([]);
  });

  it("keeps the applicant's edits and adds attachments from a later analysis", () => {
    const attachments = [
      { name: 'budget form:', required: false, state: 'ready' as const, documentId: '1' },
      { name: 'Map', required: false, state: 'open' as const },
    ];
    const rows = attachmentRows(detailsOf(budget, letters), { attachments });
    expect(rows.map(({ name, state, required }) => [name, state, required])).toEqual([
      ['budget form:', 'ready', true],
      ['Map', 'open', false],
      [letters.name, 'open', false],
    ]);
    expect(statedAttachment(detailsOf(budget), 'Map')).toBeUndefined();
  });

  it('prefers the counting rule chosen by the applicant', () => {
    const attachments = [
      { name: letters.name, required: false, state: 'open' as const, isCounted: true },
    ];
    expect(attachmentRows(detailsOf(letters), { attachments })[0]?.isCounted).toBe(true);
  });
});

describe('attachmentLimits', () => {
  it.each([
    ['Resume (2 pages maximum)', { maxPages: 2 }],
    ['Resume, no more than three (3) pages', { maxPages: 3 }],
    ['Site plan, 10 MB max', { maxMegabytes: 10 }],
    ['Budget in Excel', { fileTypes: ['xlsx', 'xls'] }],
    ['Narrative as a Word document or PDF', { fileTypes: ['pdf', 'docx', 'doc'] }],
    ['Two letters of support', {}],
    ['Page 2 of the form', {}],
    ['Audit of the last two years', {}],
    ['Word of mouth plan', {}],
  ])('reads the limits of %j', (name, expected) => {
    expect(attachmentLimits({ name, required: true })).toEqual(expected);
  });
});
