import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('letters and forms', () => {
  it('tell a letter of the IRS from a 990-N that it speaks of, and the clinic from a hospital', () => {
    const letter = paperFrom(
      'letter.pdf',
      'pdf',
      `Department of the Treasury
      IRS Internal Revenue Service
      P.O. Box 2508
      Cincinnati, OH 45201
      # GRACE STREET LEGAL CLINIC INC
      C/O MARIBEL OCHOA
      1409 GRACE ST STE 2B
      DAVENPORT, IA 52803-2118
      Date: 08/19/2021
      Employer ID number: 86-2917450
      Person to contact: Name: T. Hendershot
      Telephone: 877-829-5500
      Dear Applicant:
      We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).
      You may have to file an electronic notice (Form 990-N, the e-Postcard).`,
    );
    expect(valuesOf(letter)).toEqual({
      name: 'Grace Street Legal Clinic Inc',
      organizationType: 'nonprofit',
      taxIdNumber: '86-2917450',
      contactInfo: {
        address: '1409 Grace St Ste 2B',
        city: 'Davenport',
        state: 'IA',
        postalCode: '52803-2118',
      },
    });
  });

  it('read a Form W-9 below its questions', () => {
    const form = paperFrom(
      'w9.pdf',
      'pdf',
      `Form W-9 Request for Taxpayer Identification Number and Certification
      1 Name (as shown on your income tax return). Name is required on this line.
      Lost Creek Arts Council
      2 Business name/disregarded entity name, if different from above
      5 Address (number, street, and apt. or suite no.) See instructions.
      PO Box 3
      6 City, state, and ZIP code
      Whitesburg, KY 41858
      Employer identification number
      61-1180442`,
    );
    expect(valuesOf(form)).toEqual({
      name: 'Lost Creek Arts Council',
      taxIdNumber: '61-1180442',
      contactInfo: { address: 'PO Box 3', city: 'Whitesburg', state: 'KY', postalCode: '41858' },
    });
  });

  it('read an application form with several answers on a line', () => {
    const form = paperFrom(
      'form.docx',
      'docx',
      `# COMMON GRANT APPLICATION
      Legal name of organization applying: Mesa Verde Senior Center
      (Should be same as on IRS determination letter.)
      Year Founded: 1976  Current Operating Budget: $288,000
      Executive Director: Lou Roth  Phone: 970-555-0126
      Address (principal/administrative office): 107 E. 2nd Ave
      City/State/Zip: Cortez, CO 81321
      EIN #: 84-0719922`,
    );
    expect(valuesOf(form)).toEqual({
      name: 'Mesa Verde Senior Center',
      taxIdNumber: '84-0719922',
      annualBudget: '$288,000',
      foundedYear: 1976,
      contactInfo: {
        phone: '970-555-0126',
        address: '107 E. 2nd Ave',
        city: 'Cortez',
        state: 'CO',
        postalCode: '81321',
      },
    });
  });

  it('take the state’s questions for labels, and leave officers and agents out', () => {
    const articles = paperFrom(
      'articles.pdf',
      'pdf',
      `William Galvin
      Secretary of the Commonwealth
      One Ashburton Place, Boston, Massachusetts 02108-1512
      # ARTICLES OF ORGANIZATION
      The exact name of the corporation is:
      Fort Point Makers Guild, Inc.
      a. The street address (post office boxes are not acceptable) of the principal office of the corporation in Massachusetts is:
      249 A Street, Boston, MA 02210
      d. The name and business address of the resident agent, if any, of the corporation is:
      Lila Stone, 1 Beacon Street, Boston, MA 02108`,
    );
    expect(valuesOf(articles)).toMatchObject({
      name: 'Fort Point Makers Guild, Inc.',
      contactInfo: { address: '249 A Street', city: 'Boston', state: 'MA', postalCode: '02210' },
    });
  });
});

describe('a charity abroad', () => {
  it('gives its registered office and no adviser’s, and its charity number as no tax number', () => {
    const report = paperFrom(
      'report.docx',
      'docx',
      `| Name of charity | Calder Vale Befriending Scheme |
      | Registered charity number | 1168993 |
      | Charity's principal address | The Old Reading Room, 6 Chapel Brow, Hebble Bridge, West Yorkshire HX7 4QT |
      | Bankers | Pennine Bank plc | PO Box 114, Huddersfield HD1 9XX |
      | Independent examiner | N. Moss FCA | Suite 4, Dean Clough, Halifax HX3 5AX |`,
    );
    expect(valuesOf(report)).toEqual({
      name: 'Calder Vale Befriending Scheme',
      organizationType: 'charity',
      contactInfo: {
        address: '6 Chapel Brow',
        city: 'Hebble Bridge',
        state: 'West Yorkshire',
        postalCode: 'HX7 4QT',
      },
    });
  });
});
