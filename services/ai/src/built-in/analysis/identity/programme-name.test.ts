import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { funderName } from './funder-name.ts';
import { programmeName } from './programme-name.ts';

const read = (text: string, title = '') =>
  readGuidelines(readingOf('html', title, text), '2026-09-01');

describe('what a paper tells of its names beside its titles', () => {
  it.each([
    [
      '# Guidelines\nLove Your Street is a City of Elm program with a maximum award of $2,500.\nMake Love Your Street a first step.',
      /^Love Your Street$/,
    ],
    [
      "# Project Narrative\nFollow the Justice Corporation Technology Initiative Grant Program's instructions.",
      /Technology Initiative Grant Program$/,
    ],
  ])('finds the programme in %s', (text, name) => {
    expect(programmeName(read(text))).toMatch(name);
  });

  it.each([
    [
      'In the first Research Grants Round the Heather Foundation awarded 39 grants. The Heather Foundation invites proposals.',
      'Heather Foundation',
    ],
    [
      'This scheme of the GSRF gives grants. GSRF invites proposals. The Goa State Research Foundation awards grants.',
      'Goa State Research Foundation',
    ],
  ])('finds the funder in %s', (text, name) => {
    expect(funderName(read(text))).toBe(name);
  });
});

describe('the name of the programme', () => {
  it.each([
    [
      '# ELM VALLEY FUND\nNotice of Funding Opportunity\nServices to Young Families\n## Introduction\nWe are requesting proposals for grants.',
      /^Elm Valley Fund: Services to Young Families$/,
    ],
    [
      '# Grants for Village Halls and\n# Meeting Places Programme\nWe give up to £500.',
      /^Grants for Village Halls and Meeting Places Programme$/,
    ],
    [
      '# How groups can secure grant funding\nGroups are invited to apply for a Minor Grant. The Elm Coast Council program supports one-off projects. Money is available in the Minor Grants round.',
      /^Minor Grants$/,
    ],
    ['# REQUEST FOR PROPOSALS\n# Youth Violence Prevention Services', /^Youth Violence/],
    [
      '# Community Giving\nLast year we gave much.\n## Brightwell does not fund',
      /^Community Giving$/,
    ],
    [
      '# Folk & Traditional Arts Community Projects\n## Grant Program Description\nIt supports artists.',
      /^Folk & Traditional Arts Community Projects$/,
    ],
    [
      'Office of Research and Creative Activity\nFaculty Seed Grant\n2027-2028 Request for Proposals\nFunds are limited.',
      /^Faculty Seed Grant$/,
    ],
    ['# Local Food Grants: Step 1. What this program offers\nWe help.', /^Local Food Grants$/],
    [
      '# City of Larkspur Department of Human Services\n# Notice of Funding Availability: Neighborhood Opportunity Fund FY2028',
      /^Neighborhood Opportunity Fund FY2028$/,
    ],
    ['# Submissions for the Creative Towns Scheme\nWe help.', /^Creative Towns Scheme$/],
    ['# Application for the 2028 Wren Fellowship Program\nWe help.', /^2028 Wren Fellowship/],
    ['# Healthy Futures Program: Request for Proposals\nWe help.', /^Healthy Futures Program$/],
    [
      '# Otter Habitat Program\n## Cover Sheet:\nTitle: Proposal titles should begin with the track, then the title',
      /^Otter Habitat Program$/,
    ],
    [
      '# Objectives\nThe Wren Early Career Grant (WECG) forms the backbone of our giving. Awards under the WECG program last three years.\n## Allowable costs under this award\n- Supplies\n- Travel',
      /^Wren Early Career Grant/,
    ],
    ['# Overview\nProgram Title:\n- Civic Innovation Partnerships (CIP)', /^Civic Innovation/],
  ])('stands in: %s', (text, name) => {
    expect(programmeName(read(text))).toMatch(name);
  });

  it('is not how many awards are expected', () => {
    expect(
      programmeName(
        read(
          'Opdiv: HHS\n# Step 1: Review the Opportunity\n### Funding details\nExpected number and type of awards: 1 CA',
        ),
      ),
    ).toBe('');
  });
});

describe('a name over the title of the paper', () => {
  it('is who gives, not what is given', () => {
    const guidelines = read(
      '# The Wren Fund\n# Creative Lives: Guidelines and Questions\nThe Wren Fund supports work with young people.',
    );
    expect(programmeName(guidelines)).toBe('Creative Lives');
    expect(funderName(guidelines)).toBe('Wren Fund');
  });
});

describe('the name of the programme in capitals', () => {
  it('goes on in a second line, and keeps the initials that the text never spells otherwise', () => {
    const guidelines = read(
      '# WREN-GBIF CALL FOR ESTABLISHING RESEARCH\n# COLLABORATIONS WITH UNIVERSITY PARTNERS\nWREN-GBIF makes data available. Write to a.bell@wren.org. Applications are due May 3, 2027.',
    );
    expect(programmeName(guidelines)).toBe(
      'WREN-GBIF Call for Establishing Research Collaborations with University Partners',
    );
  });
});

describe('who gives the money', () => {
  it('is not the fund that it gives from', () => {
    expect(
      funderName(
        read(
          '# Ashdown Stronger Communities Fund\nThe Ashdown Trust gives grants to small charities.',
        ),
      ),
    ).toBe('Ashdown Trust');
  });

  it('stands behind the title of a page', () => {
    expect(
      funderName(
        read(
          '# Community Giving\nBrightwell supports schools.',
          'Community Giving | Brightwell Energy',
        ),
      ),
    ).toBe('Brightwell Energy');
  });
});

it('is nothing that a line above announces', () => {
  const paper =
    'http://www.elk.example/how-to-submit/\n# How to Submit a Letter\nA letter should address the following:\nApproximate start date and duration that the funding will cover\nWe reply within two weeks.';
  expect(programmeName(read(paper))).toBe('');
});

describe('what stands at the head of a call and is no name', () => {
  it.each([
    [
      'the years that it is for, or its number',
      '## STATE OF VERMONT\n## OFFICE OF VILLAGE LIFE\n## NOTICE OF FUNDING OPPORTUNITY\nNOFO No. OVL-27-03\n### Back Road Learning Grants\nFiscal Years 2028 and 2029\n\n# 1. PURPOSE\nThe Office makes funds available for village projects.',
      /^Back Road Learning Grants/,
    ],
    [
      'the months that a round is for',
      '# Free Software\nQuarry Collective takes applications for free software.\nWork on free software is paid for three months. The March-May funding cycle comes next. You may be receiving Quarry Collective funding for one project.',
      /^Quarry Collective funding/,
    ],
    [
      'the year alone, where the paper has the whole name',
      '# Call for Applications\nBelow is the call for proposals for the 2028 Seed Grants.\nThe Center invites applications for a third series of Urban Rivers Seed Grants. These grants fund new work.',
      /^Urban Rivers Seed Grants/,
    ],
    [
      'what somebody asked for in an example',
      '# Kite Society Grants Program\nWe require that applications reach us six weeks before the event.\n\n# Example Conference Grant Proposal\nGrant Title: KiteFest 2027\n\nDate: 4 May 2027',
      /^Kite Society Grants Program/,
    ],
    [
      'a link over the page',
      'Skip to content Sapling, Neighbor Projects, and Travel Grants\n\n# Call for Proposals Process\nWe hold two rounds of grant applications.',
      /^Sapling, Neighbor Projects, and Travel Grants/,
    ],
  ])('is %s', (_, text, name) => {
    expect(programmeName(read(text))).toMatch(name);
  });
});
