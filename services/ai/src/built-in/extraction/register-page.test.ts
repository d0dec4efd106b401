import { describe, expect, it } from 'vitest';
import type { Reading } from '@grantwright/shared/contract';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const withFoot = (text: string, foot: string[], title?: string) => {
  const document = paperFrom('register', 'html', text, title);
  const imprint: Reading['imprint'] = foot.map((line) => ({ type: 'paragraph', text: line }));
  return extractOrganization([{ ...document, reading: { ...document.reading, imprint } }]);
};

describe('the keeper of a register', () => {
  it('in Australia keeps its box, its number and its mail in the foot to itself', () => {
    const found = withFoot(
      `Charity Register
      # Banksia Street Choir Inc
      | Charity status: | Registered |
      | Address For Service email: | post@banksiachoir.org.au |
      | Website: | banksiachoir.melbourne |
      | Entity Type: | Incorporated association |
      | Date Established: | 3 June 1994 |
      | Charity Size: | Small |
      ## Charitable subtypes
      - Advancing culture`,
      ['ACNC, GPO Box 5108, Melbourne VIC 3001 | advice@acnc.gov.au | ABN 59 510 060 023'],
    );
    expect(found).toMatchObject({
      name: 'Banksia Street Choir Inc',
      organizationType: 'charity',
      website: 'banksiachoir.melbourne',
      focusAreas: 'Advancing culture',
      foundedYear: 1994,
      contactInfo: { email: 'post@banksiachoir.org.au' },
    });
    expect(found.taxIdNumber).toBeUndefined();
    expect(found.contactInfo?.address).toBeUndefined();
    expect(found.contactInfo?.postalCode).toBeUndefined();
  });

  it('in England stands under its own heading, line by line', () => {
    const found = withFoot(
      `Register of Charities
      # TARN FELL BROWNIE HUT - 1098123
      Charity number: 1098123
      ## What the charity does:
      - General Charitable Purposes
      - Amateur Sport
      ## Who the charity helps:
      - Children/young People
      ## Contact information
      Address: 4 Fell Lane, Kirkby, LA8 9QX
      Phone: 01539 555 0142
      Income: £8,120
      Spending: £7,044`,
      ['Contact the Charity Commission', 'PO Box 211', 'Bootle', 'L20 7YX', 'Tel: 0300 066 9197'],
    );
    expect(found).toMatchObject({
      name: 'Tarn Fell Brownie Hut',
      organizationType: 'charity',
      focusAreas: 'Amateur Sport',
      contactInfo: { address: '4 Fell Lane', postalCode: 'LA8 9QX', phone: '01539 555 0142' },
    });
  });

  it('in Canada and New Zealand keeps cells that are read together', () => {
    const canada = withFoot(
      `# Otter Bay Hospice Society — Quick View
      | Registration no.: | 118950001 RR 0001 |
      | Charity status: | Registered |
      | Effective date of status: | 1988-04-01 |
      | Designation: | Charitable organization |
      | Category: | Health |
      | Address: | 18 Cedar Street |
      | City: | Cobourg |
      | Province: | ON |
      | Postal code: | K9A 3L2 |
      | Charity website address: | www.otterbayhospice.ca |`,
      ['Charities Directorate, 320 Queen Street, Ottawa ON K1A 0L5', '1-800-267-2384'],
      'List of charities – Quick View',
    );
    expect(canada).toMatchObject({
      name: 'Otter Bay Hospice Society',
      organizationType: 'charity',
      website: 'www.otterbayhospice.ca',
      contactInfo: { address: '18 Cedar Street', city: 'Cobourg', postalCode: 'K9A 3L2' },
    });
    expect(canada.contactInfo?.phone).toBeUndefined();
    const zealand = withFoot(
      `# Kaka Point Trust
      | Registration number | CC41207 |
      | Registration date | 14 September 2009 |
      | Balance date | March 31 |
      | Street address | 41 Totara Road, Katikati 3129 |
      | Main sector | Environment / conservation |
      | Main beneficiary | Animals |`,
      ['Charities Services, PO Box 12-138, Wellington 6144 | info@charities.example.nz'],
    );
    expect(zealand).toMatchObject({
      organizationType: 'charity',
      contactInfo: { address: '41 Totara Road', city: 'Katikati', postalCode: '3129' },
    });
    expect(zealand.contactInfo?.email).toBeUndefined();
  });

  it('is nobody on the page of a charity that is registered', () => {
    const found = withFoot(
      `# Larch Lane Playgroup
      We are a playgroup for the village.
      Registered charity number: 1098124
      Charity name: Larch Lane Playgroup`,
      ['Registered with the Charity Commission | 2 Larch Lane, Kirkby, LA8 9QX | 01539 555 0143'],
    );
    expect(found.contactInfo).toMatchObject({ phone: '01539 555 0143', postalCode: 'LA8 9QX' });
  });
});
