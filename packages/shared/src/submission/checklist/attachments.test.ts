import { describe, expect, it } from 'vitest';
import type { Attachment, Requirement } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import { submissionSchema } from '../../contract/submission.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { findAttachmentLimits } from './find-attachment-limits.ts';
import {
  listAttachmentRows,
  editAttachments,
  findStatedAttachment,
} from './list-attachment-rows.ts';

const detailsOf = (...attachments: Attachment[]) => analysisDetails({ attachments });
const budget = { name: 'Budget form', required: true };
const letters = {
  name: 'Letters of support (up to two pages)',
  required: false,
  isCounted: false,
  quote: 'Attach letters as PDF files, maximum 5 MB.',
};

describe('listAttachmentRows', () => {
  it('lists the attachments from the analysis until the applicant edits them', () => {
    expect(listAttachmentRows(detailsOf(budget, letters), undefined)).toEqual([
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
    expect(listAttachmentRows(undefined, undefined)).toEqual([]);
  });

  it("keeps the applicant's edits and adds attachments from a later analysis", () => {
    const attachments = [
      { name: 'budget form:', required: false, state: 'ready' as const, documentId: '1' },
      { name: 'Map', required: false, state: 'open' as const },
    ];
    const rows = listAttachmentRows(detailsOf(budget, letters), { attachments });
    expect(rows.map(({ name, state, required }) => [name, state, required])).toEqual([
      ['budget form:', 'ready', true],
      [letters.name, 'open', false],
      ['Map', 'open', false],
    ]);
    expect(findStatedAttachment(detailsOf(budget), 'Map')).toBeUndefined();
  });

  it('prefers the counting rule that the applicant chose', () => {
    const attachments = [
      { name: letters.name, required: false, state: 'open' as const, isCounted: true },
    ];
    expect(listAttachmentRows(detailsOf(letters), { attachments })[0]?.isCounted).toBe(true);
  });
});

describe('editAttachments', () => {
  const details = detailsOf(budget, letters);
  const map = { name: 'Map', required: false, state: 'open' as const };
  const stored = (change: object, index = 1) =>
    editAttachments(
      details,
      listAttachmentRows(details, undefined).map((row, i) =>
        i === index ? { ...row, ...change } : row,
      ),
      undefined,
    );

  it('returns the added attachments and the changed fields of the others', () => {
    const { name } = letters;
    const edited = { name, required: false, state: 'open', isStated: true };
    expect(stored({})).toEqual([]);
    expect(stored({ owner: 'Ana' })).toEqual([{ ...edited, owner: 'Ana' }]);
    expect(stored({ state: 'ready', maxPages: 3 })).toEqual([
      { ...edited, state: 'ready', maxPages: 3 },
    ]);
    expect(editAttachments(details, [...listAttachmentRows(details, undefined), map], {})).toEqual([
      map,
    ]);
  });

  it('does not prevent a later analysis from changing limits and withdrawing attachments', () => {
    const submission = { attachments: stored({ owner: 'Ana' }) };
    const shorter = { ...letters, statedLimits: { maxPages: 1 } };
    expect(listAttachmentRows(detailsOf(shorter), submission)).toMatchObject([
      { name: letters.name, owner: 'Ana', maxPages: 1 },
    ]);
    expect(listAttachmentRows(detailsOf(budget), submission).map(({ name }) => name)).toEqual([
      'Budget form',
    ]);
  });

  it('restores an edit if a withdrawn attachment is listed again', () => {
    const submission = { attachments: stored({ owner: 'Ana' }) };
    const withdrawn = detailsOf(budget);
    const ready = listAttachmentRows(withdrawn, submission).map((row) => ({
      ...row,
      state: 'ready' as const,
    }));
    const later = { attachments: editAttachments(withdrawn, ready, submission) };
    expect(listAttachmentRows(details, later)).toMatchObject([
      { name: 'Budget form', state: 'ready' },
      { name: letters.name, owner: 'Ana' },
    ]);
  });
});

describe('the state recorded for a document', () => {
  const requirement = (text: string, isAttached?: boolean): Requirement => ({
    ...{ text, kind: 'attachment', mandatory: true },
    ...(isAttached && { isAttached }),
  });
  const listing = analysisDetails({
    attachments: [budget, letters],
    requirements: [requirement('Attach the budget form.', true), requirement(letters.quote, true)],
  });
  const reason = 'We have none.';
  const checklist = [
    { requirement: 'Attach the budget form', state: 'done' as const },
    { requirement: letters.quote, state: 'not-applicable' as const, reason },
  ];

  it('is kept when its requirement becomes an attachment, until the applicant changes it', () => {
    const rows = listAttachmentRows(listing, { checklist });
    expect(rows).toMatchObject([{ state: 'ready' }, { state: 'not-applicable', reason }]);
    expect(editAttachments(listing, rows, { checklist })).toEqual([]);
    const reopened = rows.map((row) => ({ ...row, state: 'open' as const }));
    const attachments = editAttachments(listing, reopened, { checklist });
    expect(listAttachmentRows(listing, { checklist, attachments })).toMatchObject([
      { state: 'open' },
      { state: 'open' },
    ]);
  });

  it('does not make an attachment ready if a second requirement asks for it', () => {
    const details = analysisDetails({
      attachments: [budget],
      requirements: [
        ...listing.requirements,
        requirement('Attach the budget form of each partner.', true),
      ],
    });
    expect(listAttachmentRows(details, { checklist })).toMatchObject([{ state: 'open' }]);
  });

  it.each([
    ['Attach a budget narrative.', ['Budget narrative']],
    ['Budget narrative, budget', []],
    ['Attach a budget.', ['Budget']],
    ['Attach the budget form.', ['Budget form']],
    ['Attach a letter and letters of support.', []],
    ['Attach letters of support.', ['Letters of support']],
  ])('makes only the attachment ready that %j asks for', (text, ready) => {
    const names = ['Budget', 'Budget narrative', 'Letter', 'Letters of support', 'Budget form'];
    const details = analysisDetails({
      attachments: names.map((name) => ({ name, required: true })),
      requirements: [requirement(text, true)],
    });
    const ticked = { checklist: [{ requirement: text, state: 'done' as const }] };
    const rows = listAttachmentRows(details, ticked);
    expect(rows.flatMap(({ name, state }) => (state === 'ready' ? [name] : []))).toEqual(ready);
  });

  it('makes no attachment ready if one sentence asks for several', () => {
    const quote = 'Attach a budget form and three letters.';
    const details = analysisDetails({
      attachments: [budget, letters].map((attachment) => ({ ...attachment, quote })),
      requirements: [{ ...requirement('Attach the documents.', true), quote }],
    });
    const done = { checklist: [{ requirement: 'Attach the documents.', state: 'done' as const }] };
    expect(listAttachmentRows(details, done)).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  });

  it('is kept when an attachment becomes a requirement', () => {
    const attachments = [
      { ...budget, state: 'ready' as const, documentId: '1', isStated: true },
      { name: letters.name, required: false, state: 'open' as const, owner: 'Ana', isStated: true },
    ];
    const details = analysisDetails({
      requirements: [
        requirement('Attach the budget form and three copies.'),
        requirement('Do not attach letters of support (up to two pages).'),
      ],
    });
    const rows = listAttachmentRows(details, { attachments });
    expect(rows).toEqual(attachments.slice(0, 1));
    expect(editAttachments(details, rows, { attachments })).toEqual(attachments);
  });
});

describe('edits of attachments that the analysis no longer lists', () => {
  const namesOf = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => `${kind} ${index}`);
  const ready = (name: string) => ({ name, required: false, state: 'ready' as const });
  const formsOfEarlierAnalysis = namesOf(limits.storedAttachments, 'Form').map((name) => ({
    ...ready(name),
    isStated: true,
  }));

  it('are dropped first, so that an application with many edits can be saved', () => {
    const letterNames = namesOf(limits.attachments, 'Letter');
    const details = detailsOf(...letterNames.map((name) => ({ name, required: false })));
    const rows = [...letterNames, ...namesOf(limits.attachments, 'Map')].map(ready);
    const attachments = editAttachments(details, rows, { attachments: formsOfEarlierAnalysis });
    expect(submissionSchema.parse({ attachments })).toEqual({ attachments });
    expect(attachments.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  });
});

describe('findAttachmentLimits', () => {
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
  ])('finds the limits in %j', (name, expected) => {
    expect(findAttachmentLimits({ name, required: true })).toEqual(expected);
  });
});
