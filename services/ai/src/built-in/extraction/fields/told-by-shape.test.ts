import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

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
    expect(
      document(`# What the River Left
      Annual Report 2022
      Alder Bank Salvage Collective turns driftwood and wrecked docks into benches for the parks of Salem.
      # Find us
      Alder Bank Salvage Collective
      12 Mill Street, Salem, OH 43607`).missionStatement,
    ).toBe(
      'Alder Bank Salvage Collective turns driftwood and wrecked docks into benches for the parks of Salem.',
    );
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
