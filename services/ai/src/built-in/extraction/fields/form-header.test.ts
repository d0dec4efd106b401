import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { formHeader } from './form-header.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(
    Object.entries(formHeader(paperOf(paperFrom('form.pdf', 'pdf', text)))).map(
      ([key, { value }]) => [key, value],
    ),
  );

describe('the head of a Form 990', () => {
  it('is told apart although its columns ran into each other', () => {
    expect(
      valuesOf(`| Form 990-EZ | Short Form Return of Organization Exempt From Income Tax | 2023 |
      | B Check if applicable: C Name of organization | D Employer identification number |
      | Address change WILLOW CREEK GARDENS INC | 93-1187204 |
      | Name change Number and street (or P.O. box if mail is not delivered to street address) Room/suite | E Telephone number |
      | 2240 SE HAWTHORNE BLVD 4 | 503-555-0148 |
      | City or town, state or province, country, and ZIP or foreign postal code | F Group Exemption |
      | Amended return | |
      | PORTLAND OR 97214 | Number |
      | I Website: WWW.WILLOWCREEKGARDENS.ORG | |`),
    ).toEqual({
      name: 'Willow Creek Gardens Inc',
      address: '2240 SE Hawthorne Blvd 4',
      city: 'Portland',
      state: 'OR',
      postalCode: '97214',
      taxId: '93-1187204',
      phone: '503-555-0148',
    });
  });

  it('is the filer’s, not the principal officer’s', () => {
    expect(
      valuesOf(`Form 990 Return of Organization Exempt From Income Tax
      C Name of organization: Harbor House
      Doing business as: The Harbor
      Number and street: 455 Chandler Street
      City or town, state, and ZIP code: Duluth, MN 55802
      D Employer identification number: 41-0972361
      F Name and address of principal officer: Ruth Lindqvist
      17 Lakeview Terrace
      Superior, WI 54880
      J Website: harborhouse.org`),
    ).toEqual({
      name: 'Harbor House',
      address: '455 Chandler Street',
      city: 'Duluth',
      state: 'MN',
      postalCode: '55802',
      taxId: '41-0972361',
    });
  });

  it('is not looked for in other papers', () => {
    expect(valuesOf('# Annual Report 2024\nName of organization: Harbor House')).toEqual({});
  });

  it('parts a name from the number that came out on its line', () => {
    const header = formHeader(
      paperOf(
        paperFrom(
          'ez.pdf',
          'pdf',
          `Form 990-EZ Short Form Return of Organization Exempt From Income Tax
          C Name of organization D Employer identification number
          SANDHILLS QUILT GUILD 47-0712290
          Number and street (or P.O. box, if mail is not delivered to street address) Room/suite E Telephone number
          PO BOX 77 402-555-0177
          City or town, state or province, country, and ZIP or foreign postal code F Group Exemption Number
          VALENTINE, NE 69201
          I Website: N/A`,
        ),
      ),
    );
    expect(header.name?.value).toBe('Sandhills Quilt Guild');
    expect(header.taxId?.value).toBe('47-0712290');
    expect(header.address?.value).toBe('PO Box 77');
    expect(header.phone?.value).toBe('402-555-0177');
  });

  it('parts a box from the telephone written without a space, and leaves out whose care it is in', () => {
    expect(
      valuesOf(`Form 990 Return of Organization Exempt From Income Tax
      B Check if applicable: C Name of organization D Employer identification number
      Address change ASPEN HOLLOW CLINIC INC
      Name change C/O PIA ROWE
      Initial return Doing business as ASPEN CLINIC 36-5550199
      Final return/terminated Number and street (or P.O. box if mail is not delivered to street address) Room/suite E Telephone number
      P.O. BOX 12 (217)555-0134
      City or town, state or province, country, and ZIP or foreign postal code G Gross receipts $ 934,567.
      Amended return ALTON, IL 62002 H(a) Is this a group return
      I Tax-exempt status: X 501(c)(3)`),
    ).toEqual({
      name: 'Aspen Hollow Clinic Inc',
      address: 'P.O. Box 12',
      city: 'Alton',
      state: 'IL',
      postalCode: '62002',
      taxId: '36-5550199',
      phone: '(217)555-0134',
    });
  });
});
