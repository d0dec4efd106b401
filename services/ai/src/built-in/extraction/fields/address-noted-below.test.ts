import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const contactIn = (noted: string) =>
  extractOrganization([
    paperFrom(
      'rules',
      'html',
      `# Bylaws of the Birch Hollow Radio Club
      ## Article 1. Offices
      The principal office of the corporation is located in Dane County, State of Wisconsin.
      The directors may change the office within the county by noting the changed address and effective date below, and such changes shall not be an amendment of these bylaws: ${noted}
      ## Article 2. Members
      ## Article 3. Officers`,
    ),
  ]).contactInfo;

it('is the office that by-laws note as the changed one, the last of several', () => {
  expect(contactIn('310 N Alder Monona, WI 53716 Dated 3 May 2016')).toEqual({
    address: '310 N Alder',
    city: 'Monona',
    state: 'WI',
    postalCode: '53716',
  });
  expect(
    contactIn(
      '310 N Alder Monona, WI 53716 Dated 3 May 2016; 8 Mill Street Madison, WI 53703 Dated 1 June 2019',
    ),
  ).toMatchObject({ address: '8 Mill Street', city: 'Madison', postalCode: '53703' });
});

it('is nothing where the room is left blank', () => {
  expect(contactIn('______ Dated ______')?.address).toBeUndefined();
});
