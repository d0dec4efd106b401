import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const page = (text: string) => valuesOf(paperFrom('page', 'html', text));
const document = (text: string) => valuesOf(paperFrom('paper.docx', 'docx', text));

describe('a mission', () => {
  it('is told below the title of a page, without a subject', () => {
    expect(
      page(`# Alder Bridge Information for Donors
      Bringing live music to the wards of three county hospitals
      Alder Bridge is a registered 501(c)(3) charity.`).missionStatement,
    ).toBe('Bringing live music to the wards of three county hospitals');
  });

  it('is told by any verb where a report opens with the body', () => {
    const text =
      'Alder Bank Salvage Collective turns driftwood and wrecked docks into benches for the parks of Salem.';
    const paper = paperFrom('paper', 'docx', `# What the River Left\nAnnual Report 2022\n${text}`);
    expect(
      findMissions(paperOf(paper), ['Alder Bank Salvage Collective']).map(({ value }) => value),
    ).toEqual([text]);
  });

  it('is what the body has fostered, whatever stands before its name', () => {
    const text =
      'Since its beginning in 1971 as a committee of neighbors, the Alder Fen Association has fostered a mission to keep the fen wet and open to all.';
    expect(page(`# Alder Fen Association\n${text}`).missionStatement).toBe(text);
  });

  it('goes on in items below the paragraph that a clause leads to', () => {
    expect(
      document(`# CERTIFICATE OF INCORPORATION OF Alder Code Foundation
      FOURTH: The purposes for which the Corporation is formed are:
      This Corporation is formed for scientific and educational purposes, including, but not limited to:
      - keeping the shared library of map tools free to use;
      - teaching the public how to use it.
      The Corporation shall have all powers.`).missionStatement,
    ).toBe(
      'The purposes for which the Corporation is formed are: This Corporation is formed for scientific and educational purposes, including, but not limited to: keeping the shared library of map tools free to use; teaching the public how to use it.',
    );
  });

  it('is not what stands in the next row below the head of a column', () => {
    expect(
      valuesOf(
        paperFrom(
          'return.pdf',
          'pdf',
          `Form 990 Return of Organization Exempt From Income Tax
          1 Briefly describe the organization's mission: To teach the trades of the river to the young.
          | Name and address | Grant | Purpose |
          | Elm Row Library Partners, 5 Canal Street, Salem | 4,500 | Reading room |`,
        ),
      ).missionStatement,
    ).toBe('To teach the trades of the river to the young.');
  });
});

it('a name of one word is that of the rules that say whose they are', () => {
  expect(
    document(`# Bylaws
    This document is the Bylaws of OpenShed.ME (https://openshed.example).
    # 1 Purpose
    # 2 Members`).name,
  ).toBe('OpenShed.ME');
});

it('a fiscal year is no name', () => {
  expect(page('# FY21 Impact Report\nWe gave 2,000 meals.').name).toBeUndefined();
});

it('a short form goes on over its “&”', () => {
  expect(
    page(`# Spade & Bean Garden Collective
    Spade & Bean is a 501(c)(3) public charity, incorporated in Iowa in 2014.`).foundedYear,
  ).toBe(2014);
});

it('what is in hand is told without what is only hoped for', () => {
  expect(
    document(`# Alder Mill Trust Annual Report 2023
    ## What we are working on
    A new wheel is being built in the yard. In 2026 we hope to dredge the pond.`).currentProjects,
  ).toBe('A new wheel is being built in the yard.');
});

it('a year that is over is no project', () => {
  expect(
    page(`# Alder Mill Trust
    This year our mill ground more flour than in any year before it.
    This year marks our tenth season of open days with the town.`).currentProjects,
  ).toBeUndefined();
});

it('results are counted behind their verbs in a list', () => {
  expect(
    document(`# Alder Mill Trust Annual Report 2023
    ## Because of our friends, we:
    - Ground 4 tons.
    ## Thanks to our donors, we:
    - Served 612 families each month.
    - Provided 8,400 loaves.`).pastAchievements,
  ).toBe('Served 612 families each month.\nProvided 8,400 loaves.');
});

it('a site stands beside “Website URL”', () => {
  expect(page('# Alder Mill Trust\n| Website URL: | aldermill.example |').website).toBe(
    'aldermill.example',
  );
});

it('matters that a body speaks up on are its fields', () => {
  expect(
    page(`# Alder Fen Association
    Alder Fen Association takes a position on matters of land use, surface and ground water, and noise.`)
      .focusAreas,
  ).toBe('land use, surface and ground water, and noise');
});

it('the forms of a charity regulator head objects, activities and results in whole lines', () => {
  expect(
    document(`# Alderby Toy Shed
    ## Trustees' Annual Report for the year ended 31 March 2021
    ## Summary of the objects of the charity set out in its governing document
    To advance the play of small children in Alderby and district by lending toys.
    ## Summary of the main activities undertaken for the public benefit
    The shed opens on Monday mornings and the first Sunday of each month.
    ## Summary of the main achievements of the charity during the year
    Membership rose to 118 families.
    ## Financial review
    Income for the year was £9,240 and expenditure was £8,115.`),
  ).toMatchObject({
    missionStatement:
      'To advance the play of small children in Alderby and district by lending toys.',
    currentProjects: 'The shed opens on Monday mornings and the first Sunday of each month.',
    pastAchievements: 'Membership rose to 118 families.',
    annualBudget: '£8,115',
    focusAreas: 'Play of small children',
  });
});

it('a page under “Impact” tells no mission for a result', () => {
  const values = page(`# Impact
    Alder Lens Project puts cameras in the hands of teenagers so that they tell their own stories.
    1,204
    young photographers trained
    88
    short films finished
    # Find us
    Alder Lens Project
    12 Mill Street, Salem, OH 43607`);
  expect(values.pastAchievements).toBe(
    '1,204 young photographers trained\n88 short films finished',
  );
});

it('what happens right now is a project', () => {
  expect(
    page(`# Alder Lens Project
    ## Right now
    Eleven students are filming the last ferry of the river.`).currentProjects,
  ).toBe('Eleven students are filming the last ferry of the river.');
});

it('a host of any ending is the body’s where it bears its name', () => {
  expect(page('# Alder Mill Trust\nSee aldermilltrust.london and mill-plan.pdf.').website).toBe(
    'aldermilltrust.london',
  );
});
