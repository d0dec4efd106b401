import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const contact = (text: string) =>
  extractOrganization([paperFrom('certificate', 'pdf', text)]).contactInfo;

describe('a paper that an office of a state heads', () => {
  it('gives what its boxes say of the body, and nothing of the office', () => {
    expect(
      contact(`# STATE OF MAINE
      Department of Professional and Financial Regulation
      Office of the Secretary of State
      35 State Street, Augusta, Maine 04333
      (207) 555-0124
      Charitable organization registration
      Name of organization: Kettle Cove Sail Training
      Address: 9 Wharf Lane, Rockland, ME 04841
      Telephone: (207) 555-0190`),
    ).toEqual({
      address: '9 Wharf Lane',
      city: 'Rockland',
      state: 'ME',
      postalCode: '04841',
      phone: '(207) 555-0190',
    });
  });

  it('gives no telephone where only the office has one', () => {
    expect(
      contact(`# Ohio Department of Taxation
      4485 Northland Ridge, Columbus, OH 43229
      614-555-0133
      Certificate of exemption
      This certifies that Kettle Cove Sail Training is exempt.`)?.phone,
    ).toBeUndefined();
  });

  it('ends where the body’s own name stands', () => {
    expect(
      contact(`# State of Maine
      Kettle Cove Sail Training
      9 Wharf Lane, Rockland, ME 04841
      (207) 555-0190
      Kettle Cove Sail Training is a registered charity that teaches children to sail.`)?.phone,
    ).toBe('(207) 555-0190');
  });
});
