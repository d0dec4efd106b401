import { expect, it } from 'vitest';
import { extractOrganization } from '../extract-organization.ts';
import { paperFrom } from '../fixtures/reading-of.ts';

const form = (mail: string) =>
  extractOrganization([
    paperFrom(
      'form',
      'pdf',
      `# Certificate of Formation
      Nonprofit Corporation
      ## Article 1 - Corporate Name
      The name of the entity is: Orle Crossing Food Bank, Inc.
      ## Article 2 - Registered Agent and Registered Office
      The business address of the registered agent and the registered office address is:
      Street Address:
      2216 Cedar Brake Road Mason TX 76856
      ## Article 5 - Purpose
      To give food to people who are hungry in Orle and Mason counties.
      ## Initial Mailing Address
      ${mail}
      ## Organizer
      Ida Quill, Attorney 400 West Main Street, Fredericksburg, TX 78624`,
    ),
  ]).contactInfo;

it('is where the form asks for the mail of the body, and not at its agent', () => {
  expect(
    form(
      'The initial mailing address of the filing entity is:\n      P.O. Box 47\n      Orle, TX 78643\n      USA',
    ),
  ).toMatchObject({ address: 'P.O. Box 47', city: 'Orle', postalCode: '78643' });
});
