import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const exempt =
  "We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).";
const read = (head: string) =>
  valuesOf(paperFrom('letter.pdf', 'pdf', `${head}\nDear Applicant:\n${exempt}`));
const ofTheChoir = {
  name: 'Saltmarsh Street Choir',
  contactInfo: { address: '814 Wharf St', city: 'Astoria', state: 'OR', postalCode: '97103' },
};

describe('a letter of the IRS whose columns have run together', () => {
  it.each([
    `SALTMARSH STREET CHOIR Contact Person:
     C/O MARIE TOLLAND CUSTOMER SERVICE ID# 31954 814 WHARF ST Contact Telephone Number:
     ASTORIA, OR 97103-0000 (877) 829-5500`,
    `DLN: 17053141309009
     SALTMARSH STREET CHOIR Contact Person: DALE R HOPPER ID# 31175
     C/O MARIE TOLLAND 814 WHARF ST Contact Telephone Number: (877) 829-5500
     ASTORIA, OR 97103 Accounting Period Ending: December 31`,
    `SALTMARSH STREET CHOIR Contact Person: T ELLIS 814 WHARF ST Contact Telephone Number:
     ASTORIA, OR 97103 (404) 555-0191`,
    `Name: Customer Service
     SALTMARSH STREET CHOIR ID number: 31954
     C/O MARIE TOLLAND Telephone: (877) 829-5500
     814 WHARF ST Accounting period ending:
     ASTORIA, OR 97103 December 31`,
    `Employer Identification Number: 81-5550190 DLN: 26053612004916 SALTMARSH STREET CHOIR Contact Person: CUSTOMER SERVICE ID# 31954
     814 WHARF ST Contact Telephone Number: (877) 829-5500
     ASTORIA, OR 97103 Public Charity Status: 170(b)(1)(A)(vi)`,
  ])('gives the name and the lines of the addressee alone', (block) => {
    const head = `INTERNAL REVENUE SERVICE DEPARTMENT OF THE TREASURY
      P. O. BOX 2508
      CINCINNATI, OH 45201
      ${block}`;
    expect(read(head)).toMatchObject(ofTheChoir);
  });

  it('gives no street that holds what the IRS prints', () => {
    const values = read(
      'INTERNAL REVENUE SERVICE\n814 WHARF ST Effective Date\nASTORIA, OR 97103 of Exemption',
    );
    expect(values.contactInfo?.address ?? '').not.toMatch(/effective/i);
  });
});
