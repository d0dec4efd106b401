import { describe, expect, it } from 'vitest';
import type { AttachmentRow } from '../../contract/submission.ts';
import { writeContents } from './write-contents.ts';
import { listPackageFiles } from './list-package-files.ts';

const row = (name: string, overrides: Partial<AttachmentRow> = {}): AttachmentRow => ({
  name,
  required: true,
  state: 'ready',
  ...overrides,
});
const document = (id: string, originalName = `${id}.pdf`) => ({ id, originalName, fileSize: 1 });

const everything = {
  hasPdf: true,
  hasPortalText: true,
  hasBudget: true,
  hasAiStatement: true,
};

describe('listPackageFiles', () => {
  it('numbers the files, starting with the application', () => {
    const attachments = [
      row('Budget form', { documentId: 'a' }),
      row('Letters', { state: 'open' }),
      row('Audit', { state: 'not-applicable', documentId: 'a' }),
      row('IRS letter', { documentId: 'b' }),
    ];
    const documents = [document('a', 'Budget FINAL.DOCX'), document('b')];
    expect(
      listPackageFiles({ attachments, documents, ...everything }).map(({ path }) => path),
    ).toEqual([
      '01_application.docx',
      '02_application.pdf',
      '03_portal_text.txt',
      '04_budget.xlsx',
      '05_ai_statement.txt',
      'attachments/06_budget_form.docx',
      'attachments/07_irs_letter.pdf',
    ]);
    const nothing = { hasPdf: false, hasPortalText: false, hasAiStatement: false };
    expect(listPackageFiles({ attachments: [], documents, ...nothing })).toEqual([
      { kind: 'word', path: '01_application.docx' },
    ]);
  });

  it('gives the files unique ASCII names of fewer than 50 characters', () => {
    const names = [
      'Lettres de soutien à l’école (2)',
      '助成',
      '',
      'CON',
      'x'.repeat(300),
      'Documentation of nonprofit status, such as the determination letter of the IRS',
      'Budget',
      'Budget',
      '../../etc/passwd',
    ];
    const attachments = names.map((name) => row(name, { documentId: 'a' }));
    const files = listPackageFiles({ attachments, documents: [document('a')], ...everything });
    const paths = files.map(({ path }) => path);
    expect(new Set(paths).size).toBe(names.length + 5);
    for (const path of paths) {
      const name = path.replace(/^attachments\//, '');
      expect(name).toMatch(/^\d\d_[a-z0-9_]+\.[a-z]+$/);
      expect(name.length).toBeLessThan(50);
    }
    expect(paths[5]).toBe('attachments/06_lettres_de_soutien_a_l_ecole_2.pdf');
    expect(paths[10]).toBe('attachments/11_documentation_of_nonprofit_status_such_as.pdf');
  });
});

it('lists what a package contains and what it lacks', () => {
  const attachments = [
    row('Budget form', { documentId: 'a' }),
    row('Letters', { state: 'open', required: false }),
    row('Audit', { state: 'not-applicable', reason: 'Our budget is below $750,000.' }),
    row('IRS letter', { documentId: 'deleted' }),
    row('Map', { documentId: 'b' }),
  ];
  const files = listPackageFiles({
    attachments,
    documents: [document('a'), document('b')],
    ...everything,
    hasAiStatement: false,
  });
  const text = writeContents({
    title: 'Mobile pantry',
    deadline: 'June 3, 2027, 5 pm ET',
    date: 'November 29, 2026',
    files,
    attachments,
    gaps: 2,
    failed: [{ path: 'attachments/06_map.pdf', reason: 'The document was not found.' }],
  });
  expect(text).toBe(`Mobile pantry
Package of November 29, 2026
Deadline, in the funder’s words: June 3, 2027, 5 pm ET

Contents
- 01_application.docx: The application as a Word file
- 02_application.pdf: The application as a PDF
- 03_portal_text.txt: The text of each section, to paste into a portal
- 04_budget.xlsx: The budget as a spreadsheet
- attachments/05_budget_form.pdf: Budget form

Missing
- attachments/06_map.pdf: The document was not found.
- Letters (optional, open)
- IRS letter (required, no file in the library)
- Open questions in the text: 2, marked [NEEDS INPUT: …]

Not applicable
- Audit: Our budget is below $750,000.
`);
});
