import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

it('takes the street of a letter without the answer about the status that stands beside it', () => {
  const { contactInfo } = valuesOf(
    paperFrom(
      'letter.pdf',
      'pdf',
      `INTERNAL REVENUE SERVICE DEPARTMENT OF THE TREASURY
      CINCINNATI, OH 45201
      Employer Identification Number:
      Date: FEB 02 2020 84-5550173
      MAPLE HOLLOW READING CIRCLE INC
      C/O TESS ARDMORE
      7 QUARRY RD APT B 170(b)(1)(A)(vi)
      LUDLOW, VT 05149-1102
      Form 990 Required: Yes
      Dear Applicant:
      We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).`,
    ),
  );
  expect(contactInfo).toMatchObject({ address: '7 Quarry Rd Apt B', city: 'Ludlow' });
});
