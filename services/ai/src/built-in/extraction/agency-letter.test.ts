import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const read = (text: string) => extractOrganization([paperFrom('letter', 'docx', text)]);

describe('a letter of a state’s office', () => {
  it('gives the address of whom it goes to, and the telephone beside its label', () => {
    const { contactInfo } = read(`# STATE of OREGON
      Department of Justice
      Charitable Activities Section
      100 SW Market Street, Portland, Oregon 97201
      Phone: 971-555-0140
      March 3, 2023
      Tumalo Creek Reading Room
      Attn: Ida Marsh, Director
      44 Bridge Street
      Bend, Oregon 97701
      Re: Charitable registration
      Dear Ms. Marsh:
      This letter confirms that the charity named below is registered with this office.
      | Organization | Tumalo Creek Reading Room |
      | Organization telephone | (541) 555-0112 |
      If you have questions, call me at (971) 555-0133 or write to charities@doj.example.org.
      Sincerely,
      Noel Fry
      Registrar
      971-555-0133`);
    expect(contactInfo).toEqual({
      address: '44 Bridge Street',
      city: 'Bend',
      state: 'OR',
      postalCode: '97701',
      phone: '(541) 555-0112',
    });
  });

  it('gives nothing of the office where it tells nothing of the body', () => {
    const { contactInfo } = read(`# OFFICE OF THE ATTORNEY GENERAL
      200 Capitol Street, Salem, Oregon 97301
      503-555-0100
      May 9, 2022
      Dear Registrant:
      Your annual report for Tumalo Creek Reading Room has been received and your registration renewed.
      Contact us at 503-555-0101 or help@ago.example.org.`);
    expect(contactInfo?.phone).toBeUndefined();
    expect(contactInfo?.email).toBeUndefined();
    expect(contactInfo?.address).toBeUndefined();
  });

  it('leaves a body’s own letter to an office its letterhead', () => {
    const { contactInfo } = read(`# Tumalo Creek Reading Room
      44 Bridge Street, Bend, Oregon 97701
      541-555-0112
      March 3, 2023
      Department of Justice
      100 SW Market Street
      Portland, Oregon 97201
      Dear Sir or Madam:
      Please find our annual report enclosed. The Department of Justice may keep it.`);
    expect(contactInfo).toMatchObject({ address: '44 Bridge Street', phone: '541-555-0112' });
  });
});
