import { describe, expect, it } from 'vitest';
import { findRequestedDocuments } from './find-requested-documents.ts';

const namesIn = (text: string, ...path: string[]) => findRequestedDocuments(text, path)?.names;

describe('findRequestedDocuments', () => {
  it.each([
    ['Attach the IRS determination letter.', ['IRS determination letter']],
    [
      'Attach the IRS determination letter and the current operating budget.',
      ['IRS determination letter', 'Current operating budget'],
    ],
    ['Please upload a copy of your most recent Form 990.', ['Most recent Form 990']],
    ['Applicants must submit audited financial statements.', ['Audited financial statements']],
    ['Attach a list of board members with their affiliations.', ['List of board members']],
    [
      'Include as attachments letters of support from the following partners:',
      ['Letters of support'],
    ],
    ['Attach letters of support and commitment.', ['Letters of support and commitment']],
    [
      'Your application must include résumés of key staff, a logic model, and a W-9.',
      ['Résumés of key staff', 'Logic model', 'W-9'],
    ],
    ['Proof of registration must be uploaded as a PDF.', ['Proof of registration']],
    ['A signed MOU should be included.', ['MOU']],
    [
      'A minimum of three and up to five letters of support from users must be uploaded.',
      ['Letters of support from users'],
    ],
    ['1. Letters of support (required)', ['Letters of support']],
    [
      '2. A list of board members, staff, and partner gardens (required)',
      ['List of board members, staff, and partner gardens'],
    ],
    [
      'With the application, please include two letters of reference.',
      ['Two letters of reference'],
    ],
    ['Submit a one-page resume (PDF, no more than 2 MB).', ['One-page resume']],
    ['Attach a letter of support of at most 2 pages.', ['Letter of support']],
    [
      'Attach up to three letters of support, each no longer than one page.',
      ['Letters of support'],
    ],
    ['Attach resumes of key staff, limited to 2 pages each.', ['Resumes of key staff']],
    ['Upload a logic model, one page maximum, and the bylaws.', ['Logic model', 'Bylaws']],
    ['Attach a project budget, showing all income.', ['Project budget']],
  ])('reads the names in: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  it.each([
    ['IRS letter of determination', 'Required documents', ['IRS letter of determination']],
    ['3. Board of directors list;', 'Required attachments:', ['Board of directors list']],
    ['Determination letter (nonprofits only) | X', 'Checklist', ['Determination letter']],
    ['Current budget', 'Please submit the following documents:', ['Current budget']],
    ['Milestones overview (Template B)', 'REQUIRED ATTACHMENTS', ['Milestones overview']],
    ['Milestones and Drawdown Schedule', 'Attachments', ['Milestones and Drawdown Schedule']],
    ['A. Audit', 'Required documents', ['Audit']],
    ['Attachment B: Conflict of interest form', 'Attachments', ['Conflict of interest form']],
  ])('reads the item “%s” below “%s”', (text, lead, names) =>
    expect(namesIn(text, lead)).toEqual(names),
  );

  it.each([
    ['a part of the application', 'Include a project description and a statement of need.'],
    ['the application', 'Submit the completed application form.'],
    ['a budget to write', 'Include a budget for the first year.'],
    ['an essay', 'Attach your essay and a resume.'],
    ['something else as well', 'Attach the audit, and mail three copies.'],
    ['what is not wanted', 'Do not attach letters of support.'],
    ['what is not needed', 'The MOU does not need to be submitted.'],
    ['a report', 'Grantees must submit an annual report.'],
    ['a later stage', 'If selected, applicants must submit proof of insurance.'],
    ['a request of the funder', 'Upon request, provide the audit.'],
    ['a question', 'Should we attach letters of support?'],
    ['another person', 'Mentors must provide a letter of recommendation.'],
    ['a statement', 'Letters of support are read by the board.'],
  ])('leaves out %s', (_, text) => expect(namesIn(text)).toBeUndefined());

  it.each([
    ['a title that announces no documents', 'Letters of support', 'Award information'],
    ['duties after the award', 'Proof of insurance', 'Documents that grantees submit'],
    ['a person', 'School principal', 'Include letters of support from the following:'],
    ['a row with several documents', 'CV | Portfolio of works', 'Required documents'],
    ['an answer', 'Yes, letters of support.', 'Documents'],
    ['one of several', 'Passport', 'Submit one of the following documents:'],
    ['a choice', 'Driver’s license', 'Upload either of these documents:'],
  ])('leaves out %s', (_, text, lead) => expect(namesIn(text, lead)).toBeUndefined());

  it.each([
    ['Attach the audit.', '', true],
    ['Attach the audit by May 1.', '', true],
    ['Attach the audit, if available.', '', false],
    ['You may attach letters of support.', '', false],
    ['Applicants are encouraged to submit letters of support.', '', false],
    ['Letters of support', 'Optional attachments', false],
    ['Photographs (optional)', 'Attachments', false],
    ['Audit', 'If you are a school, attach the following documents:', false],
    ['Attach a résumé, which may not exceed two pages.', '', true],
    ['Applicants must submit proof of nonprofit status.', '', true],
  ])('detects whether every applicant has to attach “%s” below “%s”: %s', (text, lead, isForAll) =>
    expect(findRequestedDocuments(text, [lead])).toMatchObject({ isForAll }),
  );
});
