import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const exempt =
  "We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).";
const ofMapleHollow = {
  name: 'Maple Hollow Reading Circle Inc',
  taxIdNumber: '84-5550173',
  organizationType: 'nonprofit',
  contactInfo: {
    address: '7 Quarry Rd Apt B',
    city: 'Ludlow',
    state: 'VT',
    postalCode: '05149-1102',
  },
};

describe('a letter of the IRS', () => {
  it('is read where the column of labels stands on the lines of the address', () => {
    expect(
      valuesOf(
        paperFrom(
          'letter.pdf',
          'pdf',
          `INTERNAL REVENUE SERVICE DEPARTMENT OF THE TREASURY
          P. O. BOX 2508
          CINCINNATI, OH 45201
          Employer Identification Number:
          Date: FEB 02 2020 84-5550173
          DLN:
          MAPLE HOLLOW READING CIRCLE INC 26053555001230
          C/O TESS ARDMORE Contact Person:
          7 QUARRY RD APT B ORRIN P VANCE ID# 31999
          LUDLOW, VT 05149-1102 Contact Telephone Number:
          (877) 829-5500
          Accounting Period Ending: June 30
          Public Charity Status: 170(b)(1)(A)(vi)
          Effective Date of Exemption: October 1, 2019
          Dear Applicant:
          ${exempt}`,
        ),
      ),
    ).toEqual(ofMapleHollow);
  });

  it.each([
    `| MAPLE HOLLOW READING CIRCLE INC | Contact Person: |
     | C/O TESS ARDMORE | O. P. VANCE |
     | 7 QUARRY RD APT B | Contact Telephone Number: |
     | LUDLOW, VT 05149-1102 | (513) 555-5199 Accounting Period Ending: June 30 |`,
    `MAPLE HOLLOW READING CIRCLE INC
     Contact Person:
     C/O TESS ARDMORE
     O. P. VANCE
     7 QUARRY RD APT B
     Contact Telephone Number:
     LUDLOW, VT 05149-1102
     (513) 555-5199`,
  ])('is not to the person of the IRS who stands beside its C/O line', (block) => {
    expect(
      valuesOf(
        paperFrom(
          'letter.pdf',
          'pdf',
          `INTERNAL REVENUE SERVICE DEPARTMENT OF THE TREASURY
          DISTRICT DIRECTOR
          1100 COMMERCE STREET
          DALLAS, TX 75242-0000
          Employer Identification Number: Date: MAR 18 1997 84-5550173
          DLN: 17053042770007
          ${block}
          Addendum Applies: No
          Dear Applicant:
          Based on information you supplied, we have determined you are exempt from federal income tax under section 501(a) of the Internal Revenue Code as an organization described in section 501(c)(3).`,
        ),
      ),
    ).toEqual(ofMapleHollow);
  });

  it('is read where the labels stand in the cells beside it', () => {
    expect(
      valuesOf(
        paperFrom(
          'letter.docx',
          'docx',
          `Department of the Treasury
          Internal Revenue Service
          P.O. Box 2508
          Cincinnati, OH 45201
          | MAPLE HOLLOW READING CIRCLE INC | Date: |
          | % TESS ARDMORE | 02/02/2020 |
          | 7 QUARRY RD APT B | Person to contact: |
          | LUDLOW VT 05149-1102 | Orrin Vance |
          | | Employer ID number: |
          | | 84-5550173 |
          Dear Applicant:
          ${exempt}
          You may have to file Form 990-PF if you become a private foundation.`,
        ),
      ),
    ).toEqual(ofMapleHollow);
  });

  it('is read where it affirms an exemption, with codes over the address', () => {
    expect(
      valuesOf(
        paperFrom(
          'affirmation.pdf',
          'pdf',
          `Internal Revenue Service
          CINCINNATI OH 45999-0038
          In reply refer to: 0248555123
          Nov. 12, 2018 LTR 4168C 0
          84-5550173 000000 00
          00031415
          BODC: TE
          MAPLE HOLLOW READING CIRCLE INC
          % TESS ARDMORE TREASURER
          7 QUARRY RD APT B
          LUDLOW VT 05149-1102
          031415
          Employer ID number: 84-5550173
          Form 990 required: Yes
          Dear Taxpayer:
          We issued you a determination letter in May 1996, recognizing you as tax-exempt under Internal Revenue Code (IRC) Section 501(c) (3).
          Our records also indicate you're not a private foundation as defined under IRC Section 509(a).`,
        ),
      ),
    ).toEqual(ofMapleHollow);
  });

  it('is read in its older form, with the person who answers over the address', () => {
    expect(
      valuesOf(
        paperFrom(
          'older.pdf',
          'pdf',
          `Internal Revenue Service Department of the Treasury
          P. O. Box 2508
          Cincinnati, OH 45201
          Date: June 4, 2007
          Person to Contact:
          Mr. Holt 31-07999
          Customer Service Representative
          MAPLE HOLLOW READING CIRCLE INC Toll Free Telephone Number:
          7 QUARRY RD APT B 877-829-5500
          LUDLOW VT 05149-1102 Federal Identification Number:
          84-5550173
          Dear Sir or Madam:
          This is in response to your request of June 1, 2007, regarding your organization's tax-exempt status.
          In March 1996 we issued a determination letter that recognized your organization as exempt from federal income tax under section 501(c)(3) of the Internal Revenue Code. Your organization is classified as a public charity under section 509(a)(2).`,
        ),
      ),
    ).toEqual(ofMapleHollow);
  });

  it('is read where it only gives a number', () => {
    expect(
      valuesOf(
        paperFrom(
          'cp575.pdf',
          'pdf',
          `DEPARTMENT OF THE TREASURY
          INTERNAL REVENUE SERVICE
          CINCINNATI OH 45999-0023
          Date of this notice: 03-17-2021
          Employer Identification Number: 84-5550173
          Form: SS-4
          Number of this notice: CP 575 E
          MAPLE HOLLOW READING CIRCLE INC
          7 QUARRY RD APT B
          LUDLOW, VT 05149-1102
          For assistance you may call us at: 1-800-829-4933
          IF YOU WRITE, ATTACH THE STUB AT THE END OF THIS NOTICE.
          WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER`,
        ),
      ),
    ).toMatchObject({
      name: ofMapleHollow.name,
      taxIdNumber: ofMapleHollow.taxIdNumber,
      contactInfo: ofMapleHollow.contactInfo,
    });
  });

  it('has a name that goes on in a second line, and a box with a suite', () => {
    expect(
      valuesOf(
        paperFrom(
          'letter.pdf',
          'pdf',
          `Department of the Treasury
          Internal Revenue Service
          Cincinnati, OH 45201
          FRIENDS OF THE OLD STONE BRIDGE AND
          TOWPATH TRAIL INC
          120 SUMMIT AVENUE
          SUITE 4
          NEWTON, NJ 07860
          Employer ID number: 84-5550173
          Dear Applicant:
          ${exempt}`,
        ),
      ),
    ).toMatchObject({
      name: 'Friends of the Old Stone Bridge and Towpath Trail Inc',
      contactInfo: {
        address: '120 Summit Avenue, Suite 4',
        city: 'Newton',
        state: 'NJ',
        postalCode: '07860',
      },
    });
  });

  it('gives no address where it has none but the IRS’s', () => {
    const values = valuesOf(
      paperFrom(
        'letter.pdf',
        'pdf',
        `Department of the Treasury
        Internal Revenue Service
        P.O. Box 2508
        Cincinnati, OH 45201
        Employer ID number: 84-5550173
        Dear Applicant:
        ${exempt}`,
      ),
    );
    expect(values).not.toHaveProperty('contactInfo');
    expect(values).not.toHaveProperty('name');
  });
});
