import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('articles of incorporation', () => {
  it('keeps the agent, the incorporator and the file number apart from the corporation', () => {
    const articles = paperFrom(
      'articles.docx',
      'docx',
      `# ARTICLES OF INCORPORATION OF SAGEBRUSH COMMUNITY THEATER, INC.
      Filed in the Office of the Secretary of State of Idaho on May 9, 2007. File number C171-09.
      # ARTICLE I. NAME
      The name of this corporation is Sagebrush Community Theater, Inc. (hereinafter "the Corporation").
      # ARTICLE II. PURPOSE
      This corporation is organized exclusively for charitable and educational purposes within the meaning of section 501(c)(3) of the Internal Revenue Code.
      The specific purpose of this corporation is to bring live theater and training in the stage arts to the rural towns of Owyhee County.
      # ARTICLE III. REGISTERED AGENT
      The name and address of the registered agent is:
      Paul Whitman
      200 Capitol Boulevard
      Boise, ID 83702
      # ARTICLE IV. PRINCIPAL OFFICE
      The principal office of the corporation is located at 18 Main Street, Marsing, Idaho 83639.
      # ARTICLE V. INCORPORATORS
      Jean Alvarez
      4 Orchard Lane
      Homedale, ID 83628
      (208) 555-0119`,
    );
    expect(valuesOf(articles)).toEqual({
      name: 'Sagebrush Community Theater, Inc.',
      missionStatement:
        'The specific purpose of this corporation is to bring live theater and training in the stage arts to the rural towns of Owyhee County.',
      organizationType: 'nonprofit',
      foundedYear: 2007,
      contactInfo: {
        address: '18 Main Street',
        city: 'Marsing',
        state: 'ID',
        postalCode: '83639',
      },
    });
  });
});

describe('by-laws', () => {
  it('name the organization, its purpose and its place, and no contact', () => {
    const bylaws = paperFrom(
      'bylaws.docx',
      'docx',
      `# Bylaws of the Lakeshore Immigrant Resource Center
      # Article I: Name and Offices
      Section 1. Name. The name of the organization is the Lakeshore Immigrant Resource Center ("LIRC").
      Section 2. Principal office. The principal office of the corporation shall be located in the City of Erie, County of Erie, Commonwealth of Pennsylvania.
      # Article II: Purpose
      The purpose of the organization is to help immigrants and refugees in Erie County find work, learn English and become citizens.
      # Article III: Board of Directors
      The Board shall consist of no fewer than seven (7) directors. These bylaws were adopted on March 3, 2014.`,
    );
    expect(valuesOf(bylaws)).toEqual({
      name: 'Lakeshore Immigrant Resource Center',
      missionStatement:
        'The purpose of the organization is to help immigrants and refugees in Erie County find work, learn English and become citizens.',
      contactInfo: { city: 'Erie', state: 'PA' },
    });
  });
});

describe('a certificate of formation', () => {
  it('gives what stands below its sentences, and nothing of the agent', () => {
    expect(
      valuesOf(
        paperFrom(
          'formation.pdf',
          'pdf',
          `Secretary of State
          Filed in the Office of the Secretary of State
          Filing #: 804112233 03/11/2020
          Certificate of Formation
          The name of the entity is:
          Caddo Lake Paddlers
          The business address of the registered agent is:
          310 Cypress Drive, Uncertain, TX 75661
          The corporation is organized for the following purpose or purposes:
          To keep the water trails of the lake open and teach visitors to travel them safely.
          Initial Mailing Address
          The initial mailing address of the filing entity is: P.O. Box 88, Karnack, TX 75661, USA`,
        ),
      ),
    ).toMatchObject({
      name: 'Caddo Lake Paddlers',
      missionStatement:
        'To keep the water trails of the lake open and teach visitors to travel them safely.',
      contactInfo: { address: 'P.O. Box 88', city: 'Karnack', state: 'TX', postalCode: '75661' },
    });
  });

  it('tells the place of business before the post box', () => {
    const articles = paperFrom(
      'articles.docx',
      'docx',
      `# Electronic Articles of Incorporation
      The name of the corporation is:
      ALDER HAMMOCK OWL RESCUE, INC.
      # Article II
      The principal place of business address: 17 SE COUNTY ROAD 234
      MICANOPY, FL. 32667
      The mailing address of the corporation is: P.O. BOX 68
      MICANOPY, FL. 32667`,
    );
    expect(valuesOf(articles).contactInfo).toEqual({
      address: '17 SE County Road 234',
      city: 'Micanopy',
      state: 'FL',
      postalCode: '32667',
    });
  });
});
