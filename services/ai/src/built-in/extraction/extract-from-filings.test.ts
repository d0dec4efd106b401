import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('a determination letter of the IRS', () => {
  const letter = paperFrom(
    'letter.pdf',
    'pdf',
    `INTERNAL REVENUE SERVICE
    P. O. BOX 2508
    CINCINNATI, OH 45201
    DEPARTMENT OF THE TREASURY
    Date: MAR 14 2012
    Employer Identification Number:
    27-3456781
    DLN:
    17053042303012
    NORTH VALLEY LITERACY COUNCIL INC
    C/O DANA REYES
    PO BOX 318
    CHICO, CA 95927-0318
    Contact Person:
    JOHN SMITH ID# 31217
    Contact Telephone Number:
    (877) 829-5500
    Accounting Period Ending:
    June 30
    Public Charity Status:
    170(b)(1)(A)(vi)
    Effective Date of Exemption:
    November 3, 2011
    Dear Applicant:
    We are pleased to inform you that upon review of your application for tax exempt status we have determined that you are exempt from Federal income tax under section 501(c)(3) of the Internal Revenue Code.`,
  );

  it('gives the addressee and the EIN, and nothing of the IRS itself', () => {
    expect(valuesOf(letter)).toEqual({
      name: 'North Valley Literacy Council Inc',
      taxIdNumber: '27-3456781',
      organizationType: 'nonprofit',
      contactInfo: {
        address: 'PO Box 318',
        city: 'Chico',
        state: 'CA',
        postalCode: '95927-0318',
      },
    });
  });

  it('does so in the newer form too', () => {
    const newer = paperFrom(
      'newer.pdf',
      'pdf',
      `Department of the Treasury
      Internal Revenue Service
      P.O. Box 2508
      Cincinnati, OH 45201
      PRAIRIE WIND ARTS COLLECTIVE
      1420 WEST 5TH STREET SUITE 2
      LAWRENCE, KS 66044
      Date: 08/02/2021
      Employer ID number: 86-1122334
      Person to contact: Name: Ms. Jones ID number: 31207 Telephone: (877) 829-5500
      Form 990 required: Yes
      Dear Applicant:
      We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).`,
    );
    expect(valuesOf(newer)).toEqual({
      name: 'Prairie Wind Arts Collective',
      taxIdNumber: '86-1122334',
      organizationType: 'nonprofit',
      contactInfo: {
        address: '1420 West 5th Street Suite 2',
        city: 'Lawrence',
        state: 'KS',
        postalCode: '66044',
      },
    });
  });
});

describe('a Form 990', () => {
  it('gives the header, the mission and what was spent this year, not the preparer', () => {
    const form = paperFrom(
      '990.pdf',
      'pdf',
      `Form 990 Return of Organization Exempt From Income Tax
      Department of the Treasury Internal Revenue Service
      A For the 2023 calendar year, or tax year beginning 07/01, 2023, and ending 06/30, 2024
      C Name of organization BLUE RIDGE HOUSING ALLIANCE
      Doing business as
      Number and street (or P.O. box if mail is not delivered to street address) Room/suite
      77 COURT SQUARE
      City or town, state or province, country, and ZIP or foreign postal code
      STAUNTON, VA 24401
      D Employer identification number
      54-1987654
      E Telephone number
      (540) 555-0142
      G Gross receipts $ 2,114,903
      F Name and address of principal officer: MARIAN COLE
      12 OAK LANE
      WAYNESBORO, VA 22980
      J Website: WWW.BLUERIDGEHOUSING.ORG
      L Year of formation: 1989
      M State of legal domicile: VA
      1 Briefly describe the organization's mission or most significant activities: To build and keep homes that working families in the Shenandoah Valley can afford.
      | 12 | Total revenue. Add lines 8 through 11 | 1,902,111 | 2,050,877 |
      | 18 | Total expenses. Add lines 13-17 (must equal Part IX, column (A), line 25) | 1,811,020 | 1,987,654 |
      Paid Preparer Use Only
      Firm's name: HALL & WEBB CPAS
      Firm's EIN: 54-0000111
      Firm's address: 900 MAIN STREET, ROANOKE, VA 24011
      Phone no. (540) 555-0999`,
    );
    expect(valuesOf(form)).toEqual({
      name: 'Blue Ridge Housing Alliance',
      missionStatement:
        'To build and keep homes that working families in the Shenandoah Valley can afford.',
      taxIdNumber: '54-1987654',
      annualBudget: '$1,987,654',
      foundedYear: 1989,
      website: 'WWW.BLUERIDGEHOUSING.ORG',
      contactInfo: {
        phone: '(540) 555-0142',
        address: '77 Court Square',
        city: 'Staunton',
        state: 'VA',
        postalCode: '24401',
      },
    });
  });

  it('reads the short postcard, where nothing but who and where stands', () => {
    const postcard = paperFrom(
      '990n.pdf',
      'pdf',
      `Form 990-N Electronic Notice (e-Postcard)
      OMB No. 1545-2085
      Department of the Treasury Internal Revenue Service for Tax-Exempt Organizations not Required to File Form 990 or 990-EZ
      A For the 2022 Calendar year, or tax year beginning 2022-01-01 and ending 2022-12-31
      B Check if available: Terminated for Business; Gross receipts are normally $50,000 or less
      C Name of Organization: MILL CREEK WATERSHED FRIENDS
      PO Box 92, Salem, OR, US, 97308
      D Employee Identification Number 93-1234509
      E Website: www.millcreekfriends.org
      F Name of Principal Officer: Rosa Diaz
      415 Pine Street, Salem, OR, US, 97301
      Submitted with CardFiler: support@cardfiler.example, (800) 555-0188`,
    );
    expect(valuesOf(postcard).contactInfo).not.toHaveProperty('email');
    expect(valuesOf(postcard).contactInfo).not.toHaveProperty('phone');
    expect(valuesOf(postcard)).toMatchObject({
      name: 'Mill Creek Watershed Friends',
      organizationType: 'nonprofit',
      taxIdNumber: '93-1234509',
      website: 'www.millcreekfriends.org',
      contactInfo: { address: 'PO Box 92', city: 'Salem', state: 'OR', postalCode: '97308' },
    });
    expect(valuesOf(postcard)).not.toHaveProperty('annualBudget');
  });
});
