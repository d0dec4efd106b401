import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const values = (text: string) => valuesOf(paperFrom('certificate.pdf', 'pdf', text));

describe('a certificate of good standing', () => {
  it('has the name on a line of its own, between the officer’s phrases', () => {
    expect(
      values(`# STATE OF COLORADO
      # CERTIFICATE OF GOOD STANDING
      I, Ada Quist, as the Secretary of State of the State of Colorado, hereby certify that, according to the records of this office,
      Juniper Bench Sledding Fund
      is a
      Nonprofit Corporation
      formed or registered on 03/04/2011 under the law of Colorado, has complied with all applicable requirements of this office.
      executed and issued at Denver, Colorado on 01/02/2024
      Visit our website, https://www.sos.state.example.us or call (303) 555-0100.`),
    ).toEqual({
      name: 'Juniper Bench Sledding Fund',
      organizationType: 'nonprofit',
      foundedYear: 2011,
      contactInfo: { state: 'Colorado' },
    });
  });

  it('has it in one sentence of capitals, and no state where only the law is of Delaware', () => {
    expect(
      values(`Delaware
      CERTIFICATE OF GOOD STANDING
      I, MILO HART, SECRETARY OF STATE OF THE STATE OF DELAWARE, DO HEREBY CERTIFY "JUNIPER BENCH FUND, INC." IS DULY INCORPORATED UNDER THE LAWS OF THE STATE OF DELAWARE AND IS IN GOOD STANDING.
      I FURTHER CERTIFY THAT THE SAID "JUNIPER BENCH FUND, INC." WAS INCORPORATED ON THE SIXTH DAY OF MAY, A.D. 2011.`),
    ).toEqual({ name: 'Juniper Bench Fund, Inc.' });
  });

  it('has it with the kind of corporation behind it', () => {
    expect(
      values(`# Certificate of Good Standing
      I, Ada Quist, do hereby certify that I am the duly elected Secretary of State, and as such have custody of the records of corporations; that said records show JUNIPER BENCH FUND, an Ohio not for profit corporation, Charter No. 512345, having its principal location in Marion, County of Marion, was incorporated on August 3, 1999 and is currently in GOOD STANDING upon the records of this office.
      30 East Example Street, Columbus, Ohio 43215`),
    ).toEqual({
      name: 'Juniper Bench Fund',
      organizationType: 'nonprofit',
      foundedYear: 1999,
      contactInfo: { state: 'Ohio' },
    });
  });

  it('has it behind the paper that was filed', () => {
    expect(
      values(`Office of the Secretary of State
      Certificate of Fact
      The undersigned, as Secretary of State of Texas, does hereby certify that the document, Certificate of Formation for Juniper Bench Fund (file number 801234567), a Domestic Nonprofit Corporation, was filed in this office on June 4, 2012.
      It is further certified that the entity status in Texas is in existence.
      P.O. Box 13697, Austin, Texas 78711-3697`),
    ).toMatchObject({
      name: 'Juniper Bench Fund',
      organizationType: 'nonprofit',
      foundedYear: 2012,
    });
  });

  it('has it beside labels, of a body that came from another state', () => {
    expect(
      values(`# Certificate of Status
      I, Ada Quist, Secretary of State, hereby certify:
      Entity Name: Juniper Bench Fund
      Registration Date: 05/06/2015
      Jurisdiction: NEVADA
      This entity is authorized to transact business in this state.`),
    ).toEqual({ name: 'Juniper Bench Fund', contactInfo: { state: 'NV' } });
  });

  it('is no paper that only mentions one', () => {
    expect(
      values(`# Juniper Bench Fund
      Attach a certificate of good standing to the form.
      Mail it to 4 Bench Road, Elko, NV 89801`).contactInfo,
    ).toMatchObject({ city: 'Elko' });
  });
});
