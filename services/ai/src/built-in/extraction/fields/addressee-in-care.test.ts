import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

it('reads an older letter that confirms an exemption to a sir or madam, with who takes it in on the line of the name', () => {
  expect(
    valuesOf(
      paperFrom(
        'letter.pdf',
        'pdf',
        `Below is the letter that we had in answer.
        Internal Revenue Service
        Date: June 3, 2005
        Alder Compiler Society c/o Quill Accounting
        41 Quarry Road
        Ludlow, VT 05149-1102
        Department of the Treasury
        0. Box 2508
        Cincinnati. OH 45201
        Person to Contact: Mr. Ash 31-04411
        Federal Identification Number: 84-5550173
        Dear Sir or Madam:
        We can affirm that your organization is currently exempt under section 501(c)(3) of the Internal Revenue Code.`,
      ),
    ),
  ).toMatchObject({
    name: 'Alder Compiler Society',
    taxIdNumber: '84-5550173',
    contactInfo: {
      address: '41 Quarry Road',
      city: 'Ludlow',
      state: 'VT',
      postalCode: '05149-1102',
    },
  });
});
