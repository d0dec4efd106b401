import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('a paper of somebody else', () => {
  it('gives nothing: a funder’s guidelines', () => {
    const guidelines = paperFrom(
      'guidelines.pdf',
      'pdf',
      `# Community Grants 2026
      Applicants must be a 501(c)(3) organization with an annual budget under $500,000.
      Questions? Contact grants@bigfund.org or call (312) 555-0100.
      Submit by March 1, 2026.`,
    );
    expect(valuesOf(guidelines)).not.toHaveProperty('annualBudget');
    expect(valuesOf(guidelines)).not.toHaveProperty('taxIdNumber');
    expect(valuesOf(guidelines)).not.toHaveProperty('foundedYear');
    expect(valuesOf(guidelines)).not.toHaveProperty('name');
  });

  it('gives nothing of a policy but what it says of the organization', () => {
    const policy = paperFrom(
      'policy.docx',
      'docx',
      `# Whistleblower Policy
      Concerns are reported to the Board Chair, chair@example-mail.com, (555) 555-0100.
      The policy was established in 2016 and applies to all staff.
      The Audit Committee keeps the budget of $12,000 for inquiries.`,
    );
    expect(valuesOf(policy)).toEqual({});
  });
});

describe('a sentence', () => {
  it('that is the mission is no program, too', () => {
    const mission =
      'The Elm Trust is committed to the growth of young people through workshops, camps, and mentoring.';
    const paper = paperFrom('about.html', 'html', `# About the Elm Trust\n${mission}`);
    expect(valuesOf(paper).missionStatement).toBe(mission);
    expect(valuesOf(paper)).not.toHaveProperty('currentProjects');
  });
});

describe('a paper of endless lines', () => {
  it.each(['a.b.', '555-', 'e', 'Alpha '])('of "%s" is read like any other', (part) => {
    const text = part.repeat(Math.ceil(60_000 / part.length));
    const paper = paperFrom('long.docx', 'docx', `Name of organization: Elm Arts\n${text}`);
    expect(extractOrganization([paper]).name).toBe('Elm Arts');
  });
});

describe('several papers', () => {
  it('complete each other', () => {
    const one = paperFrom(
      'a.docx',
      'docx',
      'Name of organization: Elm Street Arts\nEIN: 12-3456789',
    );
    const two = paperFrom(
      'b.docx',
      'docx',
      'Elm Street Arts was founded in 2004.\nWebsite: elmstreetarts.org',
    );
    const { sources, ...values } = extractOrganization([one, two]);
    expect(values).toEqual({
      name: 'Elm Street Arts',
      taxIdNumber: '12-3456789',
      foundedYear: 2004,
      website: 'elmstreetarts.org',
    });
    expect(sources?.foundedYear).toEqual({
      document: 'b.docx',
      quote: 'Elm Street Arts was founded in 2004.',
    });
  });

  it('that contradict each other are shown, newest first', () => {
    const report = (year: number, budget: string, street: string) =>
      paperFrom(
        `report-${year}.pdf`,
        'pdf',
        `# Elm Street Arts ${year} Annual Report
        Our annual budget is ${budget}.
        Elm Street Arts
        ${street}
        Macon, GA 31204`,
      );
    const { annualBudget, contactInfo, conflicts, notes } = extractOrganization([
      report(2021, '$310,000', '12 Oak Street'),
      report(2024, '$482,000', '130 Chester Street'),
      report(2019, '$250,000', '12 Oak St'),
    ]);
    expect(annualBudget).toBe('$482,000');
    expect(contactInfo?.address).toBe('130 Chester Street');
    expect(conflicts?.annualBudget).toEqual([
      expect.objectContaining({ value: '$310,000', document: 'report-2021.pdf', year: 2021 }),
      expect.objectContaining({ value: '$250,000', document: 'report-2019.pdf', year: 2019 }),
    ]);
    expect(conflicts?.['contactInfo.address']?.map(({ value }) => value)).toEqual([
      '12 Oak Street',
    ]);
    expect(notes).toContain(
      'The documents differ on the annual budget: $482,000 (report-2024.pdf, 2024) was taken; the others say $310,000 (report-2021.pdf, 2021); $250,000 (report-2019.pdf, 2019).',
    );
  });
});

describe('an address', () => {
  it('on a newer page overrules that of an old letter of the IRS', () => {
    const letter = paperFrom(
      'letter.pdf',
      'pdf',
      `Internal Revenue Service
      Date: June 4, 1997
      Employer Identification Number:
      84-5550173
      MAPLE HOLLOW READING CIRCLE INC
      7 QUARRY RD
      LUDLOW, VT 05149
      Dear Applicant:
      We have determined you are exempt from federal income tax under section 501(c)(3).`,
    );
    const page = paperFrom(
      'contact.pdf',
      'pdf',
      `# Maple Hollow Reading Circle
      31 Depot Street
      Chester, VT 05143
      © 2024 Maple Hollow Reading Circle`,
    );
    expect(extractOrganization([letter]).contactInfo?.city).toBe('Ludlow');
    expect(extractOrganization([letter, page]).contactInfo?.city).toBe('Chester');
  });
});
