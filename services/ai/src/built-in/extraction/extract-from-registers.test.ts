import { describe, expect, it } from 'vitest';
import { extractOrganization } from './extract-organization.ts';
import { paperFrom } from './fixtures/reading-of.ts';

const read = (text: string) => extractOrganization([paperFrom('register', 'docx', text)]);

describe('a register', () => {
  it('of charities in Australia gives the legal name, the kind and the place', () => {
    const paper = read(`# Charity details
      | Legal name | Wattle Creek Carers Inc |
      | ABN | 51 824 753 556 |
      | Charity status | Registered |
      | Address for service | 27 Ridge Road, Mossman QLD 4873 |`);
    expect(paper).toMatchObject({
      name: 'Wattle Creek Carers Inc',
      organizationType: 'charity',
      contactInfo: { address: '27 Ridge Road', city: 'Mossman', state: 'QLD', postalCode: '4873' },
    });
    expect(paper.taxIdNumber).toBeUndefined();
  });

  it('of charities in England gives its objects, which it prints in capitals', () => {
    const paper = read(`# Annual return
      Charity: THE GOOSE LANE ALMSHOUSES
      Charitable objects: THE PROVISION OF HOUSING FOR POOR PERSONS WHO HAVE LIVED IN THE PARISH`);
    expect(paper.name).toBe('The Goose Lane Almshouses');
    expect(paper.missionStatement).toBe(
      'The provision of housing for poor persons who have lived in the parish',
    );
    expect(paper.organizationType).toBe('charity');
  });

  it('of corporations gives the year, and no address of its officers', () => {
    const paper = read(`Entity Name: SAGE CANYON GARDEN
      Entity Type: Domestic Non-Profit Corporation
      Formation Date: 06/02/2011
      Registered Agent: PACIFIC AGENTS LLC, 732 S 6TH ST, LAS VEGAS, NV 89101
      Officers: President ILA DOVE, 14 JUNIPER CT, ELKO, NV 89801`);
    expect(paper).toMatchObject({ name: 'Sage Canyon Garden', foundedYear: 2011 });
    expect(paper.contactInfo?.address).toBeUndefined();
  });

  it('tells a Nigerian town from its state', () => {
    const paper = read(`# Bright Shuttle
      Bright Shuttle is a registered NGO that teaches women to weave.
      Address: 17 Mill Road, Kano, Kano State, Nigeria`);
    expect(paper.contactInfo).toEqual({
      address: '17 Mill Road',
      city: 'Kano',
      state: 'Kano State',
    });
  });
});
