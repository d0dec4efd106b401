import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('a paper of accounts', () => {
  it('tells of the body, and not of who examined its books', () => {
    const paper = paperFrom(
      'accounts.pdf',
      'pdf',
      `SALTMARSH STREET SHELTER
      FINANCIAL STATEMENTS
      ---
      Hollis & Trent CPAs, LLC
      500 Commerce Plaza, Suite 210 • Dover, Delaware 19901
      (302) 555-0166 • info@hollistrent.com • www.hollistrent.com
      # INDEPENDENT AUDITOR'S REPORT
      To the Board of Directors
      Saltmarsh Street Shelter
      Lewes, Delaware
      We have audited the financial statements of Saltmarsh Street Shelter (a nonprofit organization), which comprise the statement of financial position as of December 31, 2022.
      Our objectives are to obtain assurance that the statements as a whole are free from misstatement, and to give an opinion on them.
      ---
      # STATEMENT OF ACTIVITIES
      | Total expenses | 201,377 |
      ---
      # NOTES TO FINANCIAL STATEMENTS
      1. Organization and Nature of Activities
      Saltmarsh Street Shelter (the Shelter) was incorporated in Delaware in 2003 to provide emergency housing to families of Sussex County who have lost their homes. The Shelter is located at 72 Chapel Street, Lewes, Delaware.
      2. Summary of Significant Accounting Policies
      Property and Equipment - In 2019 the Shelter carried 31 beds for 1,200 guests at cost over 5 years.
      3. Lease
      The Shelter leases a store at 14 Dock Road, Milton, Delaware 19968, (302) 555-0190.`,
    );
    expect(valuesOf(paper)).toEqual({
      name: 'Saltmarsh Street Shelter',
      missionStatement:
        'Saltmarsh Street Shelter (the Shelter) was incorporated in Delaware in 2003 to provide emergency housing to families of Sussex County who have lost their homes.',
      organizationType: 'nonprofit',
      annualBudget: '$201,377',
      foundedYear: 2003,
      contactInfo: { address: '72 Chapel Street', city: 'Lewes', state: 'DE' },
    });
  });

  it('takes a table of contents for no report, and the foot of the report for the auditor’s', () => {
    const paper = paperFrom(
      'accounts.pdf',
      'pdf',
      `ROWAN COUNTY FOOD PROJECT, INC.
      Financial Statements
      ---
      Independent Auditors' Report 1-2
      Statements of Financial Position 3
      ---
      INDEPENDENT AUDITORS' REPORT
      Board of Directors
      Rowan County Food Project, Inc.
      Salisbury, North Carolina
      Opinion
      We have audited the financial statements of Rowan County Food Project, Inc. (a nonprofit organization), which comprise the statements of financial position as of June 30, 2024.
      6101 Fairview Road, Suite 400, Charlotte, NC 28210 | 704.555.0122 | parrishdunn.com
      ---
      STATEMENTS OF FINANCIAL POSITION
      | Total assets | 900,000 |
      ---
      NOTES TO FINANCIAL STATEMENTS
      NOTE A - ORGANIZATION AND SUMMARY OF SIGNIFICANT ACCOUNTING POLICIES
      Organization. Rowan County Food Project, Inc. (the "Project") is a nonprofit established in 1988.
      The mission of the Project is to end hunger in Rowan County by collecting food for its pantries.
      Donated food. During 2024 the Project distributed 1,904,000 pounds of food valued at $1.93 a pound.`,
    );
    expect(valuesOf(paper)).toEqual({
      name: 'Rowan County Food Project, Inc.',
      missionStatement:
        'The mission of the Project is to end hunger in Rowan County by collecting food for its pantries.',
      organizationType: 'nonprofit',
      foundedYear: 1988,
      contactInfo: { city: 'Salisbury', state: 'NC' },
    });
  });

  it.each([
    ["Independent examiner's report to the trustees of Tarn Playgroup", 'I report on the accounts'],
    ["Independent Accountant's Review Report", 'We have reviewed the balance sheet'],
    ['Report of Independent Auditors', 'To the Trustees'],
  ])('knows “%s” as the words of another', (title, opening) => {
    const paper = paperFrom(
      'accounts.docx',
      'docx',
      `# Tarn Playgroup
      The playgroup held 190 sessions in a year that it enjoyed very much indeed.
      ## ${title}
      ${opening} of the playgroup for the year, which is what was asked of me.
      Jane Holme, 3 Mill Street, Salem, OH 44460
      Tel (330) 555-0199 www.holmebooks.com
      ## Receipts and payments account
      | Fees | $21,400 |`,
    );
    expect(valuesOf(paper)).not.toHaveProperty('contactInfo');
    expect(valuesOf(paper)).not.toHaveProperty('website');
  });

  it('lets a body speak of its auditor without being silenced', () => {
    const paper = paperFrom(
      'report.docx',
      'docx',
      `# Tarn Food Bank
      12 Mill Street, Salem, OH 44460
      (330) 555-0107
      An independent auditor's report is on our site. Our mission is to feed every household of the valley.`,
    );
    expect(valuesOf(paper)).toMatchObject({
      name: 'Tarn Food Bank',
      missionStatement: 'Our mission is to feed every household of the valley.',
      contactInfo: { phone: '(330) 555-0107', city: 'Salem' },
    });
  });
});
