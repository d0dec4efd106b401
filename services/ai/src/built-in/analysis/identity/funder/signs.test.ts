import { describe, expect, it } from 'vitest';
import type { Guidelines } from '../../guidelines.ts';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { funderName } from '../funder-name.ts';
import { isOrganization } from '../organization-name.ts';
import { fromActs } from './acts.ts';
import { fromHeadAndFoot } from './head-and-foot.ts';
import { fromMentions } from './mentions.ts';
import { fromNoticeNumber } from './notice-number.ts';
import { fromPageTitle } from './page-title.ts';
import { fromTold } from './told.ts';

const read = (text: string, title = '') =>
  readGuidelines(readingOf('html', title, text), '2026-09-01');
const names = (find: (guidelines: Guidelines) => Evidence[], text: string, title?: string) =>
  find(read(text, title))
    .map(({ name }) => name)
    .filter(isOrganization);

describe('who acts as a giver', () => {
  it.each([
    [
      'The Center for Public Letters, in partnership with the Harlow Libraries, invites applications for a third series of seed grants.',
      'Center for Public Letters',
    ],
    [
      'The Marsh Arts Collective, (MAC), is excited to offer a grant program.',
      'Marsh Arts Collective',
    ],
    [
      'The Elmwood Education Foundation will be awarding funds to staff members.',
      'Elmwood Education Foundation',
    ],
    ['The Larch Fellows makes grants in two different ways.', 'Larch Fellows'],
    ['The DataLab holds two rounds of grant applications.', 'DataLab'],
    [
      "The CDXR's Development/Design Fund program is pleased to announce the Fall grant cycle.",
      'CDXR',
    ],
    [
      'Hill Mapping Tanzania, with support from the Ox Team, is aiming to support communities through its Microgrants.',
      'Hill Mapping Tanzania',
    ],
    [
      'The Beetle Society, in cooperation with the State Survey, provides funding for projects.',
      'Beetle Society',
    ],
    ['SVB has $5000 to help out groups that plan an event with a grant.', 'SVB'],
  ])('is heard in: %s', (text, name) => {
    expect(names(fromActs, text)).toContain(name);
  });

  it.each([
    'Applicants may seek grants from others. Organizations provide funding of their own.',
    'Award Administration provides notices of award.',
    'All proposals must request funding of at least $500.',
    'New Western Rural grant funding is available. Green Town Jobs grants are made to groups.',
  ])('is nobody in: %s', (text) => {
    expect(names(fromActs, text)).toEqual([]);
  });
});

describe('who is told of', () => {
  it.each([
    [
      'Thank you for choosing the Corbel Odd Fellows for your charitable request.',
      'Corbel Odd Fellows',
    ],
    [
      "The Seed Money Scheme, offered by Saint Bride's College of Engineering, fosters research.",
      "Saint Bride's College of Engineering",
    ],
    ["The HDC's Design Fund program opens in fall.", 'HDC'],
    [
      'The Design Center of Hale (DCH) is a non-profit organization of architects.',
      'Design Center of Hale',
    ],
    ['Grants of Pine Management Services are made to nonprofits.', 'Pine Management Services'],
  ])('is heard in: %s', (text, name) => {
    expect(names(fromTold, text)).toContain(name);
  });
});

describe('names over and under the text', () => {
  it('are read in capitals, and the place yields to its department', () => {
    expect(
      fromHeadAndFoot(
        read('# STATE OF CARVER\n# CARVER COMMISSION ON THE ARTS\n# TOURING GRANTS\nText.'),
      ).map(({ name, points }) => [name, points > 2]),
    ).toContainEqual(['Carver Commission on the Arts', true]);
    expect(
      names(fromHeadAndFoot, 'ROTARY CLUB OF TAMARISK\nDISTRICT 5930\n# GRANTS\nText.'),
    ).toContain('Rotary Club of Tamarisk');
  });

  it('stand behind the mark of copyright', () => {
    expect(
      names(
        fromHeadAndFoot,
        "# Apply\nText.\n© 2025-2026 Saint Bride's College. All rights reserved.",
      ),
    ).toContain("Saint Bride's College");
  });
});

describe('names in the title of a page', () => {
  it.each([
    ['Small grants | Hartwell Energy', 'Hartwell Energy supports schools.', 'Hartwell Energy'],
    [
      'Q Consortium Call for Proposals: Summer 2027',
      'The Q Consortium is proud of its work. The Q Consortium funds packages.',
      'Q Consortium',
    ],
  ])('are whose it is: %s', (title, text, name) => {
    expect(names(fromPageTitle, text, title)).toContain(name);
  });

  it('are none in the title of a chapter', () => {
    expect(
      names(fromPageTitle, 'We help groups. Groups apply.', 'Get Help - Organizations'),
    ).toEqual([]);
  });
});

it('knows a public funder by the letters of its notice', () => {
  expect(
    fromNoticeNumber(read('NSF 27-604\nNSF requires a plan. NSF reviews it.')).map(
      ({ name }) => name,
    ),
  ).toEqual(['National Science Foundation (NSF)']);
  expect(fromNoticeNumber(read('RFP 27-604\nThe RFP asks. The RFP says.'))).toEqual([]);
});

describe('the name with the most signs', () => {
  it.each([
    [
      '# Regional grants\nSend notes to BIRD@lbif.org. The LBIF board decides. The LBIF staff helps.',
      'LBIF',
    ],
    [
      '# Charitable Request\nThank you for choosing the Corbel Odd Fellows. The Odd Fellows makes grants in two ways. The mission of the Odd Fellows is to help.',
      'Corbel Odd Fellows',
    ],
    [
      '# Grant Application\nRequests should refer to the Strategic Objectives of the Royal Rose Foundation. The Royal Rose Foundation supports programs.',
      'Royal Rose Foundation',
    ],
  ])('is who gives: %s', (text, name) => {
    expect(funderName(read(text))).toBe(name);
  });

  it.each([
    '# Award Administration\nAward Administration follows the rules. Organizations in town may apply.',
    '# Help For Organizations\nConsider applying for a grant.',
  ])('is nobody where nobody gives: %s', (text) => {
    expect(funderName(read(text))).toBeUndefined();
  });
});

describe('who has the address that is given', () => {
  it('is whom the paper names so, more than once', () => {
    const text =
      '# Open Call\nTrialsWeb invites parties to take part in its trials. TrialsWeb pays up to €5,000. Write to opencall@trialsweb.example. TrialsWeb will hold a webinar.';
    expect(funderName(read(text))).toBe('TrialsWeb');
  });

  it('is no kind of grant', () => {
    expect(
      funderName(read('# Discretionary Grants\nOur Discretionary Fund will award small grants.')),
    ).toBeUndefined();
  });
});

it('is no part of the paper', () => {
  expect(isOrganization('Annex A. Where')).toBe(false);
  expect(isOrganization('Annex Arts Council')).toBe(true);
});

it('leaves half a hyphenated word out of the name of a town', () => {
  expect(
    names(fromMentions, 'The purpose of the Town of Larch Non-Profit Museum Grant is to help.'),
  ).toEqual(['Town of Larch']);
});

it('takes no word that asks for who gives', () => {
  const asked =
    '# Apply for a small grant\n### What is the full legal name of your organisation?\n### What is the main or registered address of your organisation?\nThis may be your home.';
  expect(funderName(read(asked))).toBeUndefined();
});

describe('who gives by what is done for the programme', () => {
  it.each([
    [
      'Harbour Lights is a new initiative of the Cove Foundation that gives grants to sailors.',
      'Cove Foundation',
    ],
    ['The Port of Elmouth invites startups to pilot their technology.', 'Port of Elmouth'],
    [
      'The Greater Elm Combined Authority has set up the Community Warmth Fund.',
      'Greater Elm Combined Authority',
    ],
    [
      'The Bright Sparks Scholarship, funded by Oak Row Credit Union, helps seniors.',
      'Oak Row Credit Union',
    ],
  ])('is heard in: %s', (text, name) => {
    expect(names(fromTold, text)).toContain(name);
  });

  it('is the body over the title, and not the fund that is applied for', () => {
    const fund = '# YEAR FUND\n## Request\nElm County is seeking applications for the Year Fund.';
    expect(funderName(read(fund))).toBe('Elm County');
    const guide =
      'Government of Elm - Department of Trails\n# NORTHERN PATHS FUND:\n# PROGRAM GUIDE 2027-28\nThe Northern Paths Fund supports the repair of paths. The Northern Paths Fund is open.';
    expect(funderName(read(guide))).toBe('Department of Trails');
  });

  it('is no site that a paper is kept on, and has its whole name', () => {
    const paper =
      'Please sign in to GitHub. GitHub shows your file. GitHub provides accounts. The grant is given by GitHub.';
    expect(funderName(read(paper))).not.toBe('GitHub');
    expect(
      names(fromMentions, 'The Ministry of Water Supply and Sanitation invites proposals.'),
    ).toContain('Ministry of Water Supply and Sanitation');
  });

  it('has its full name, also where a letter calls it for short', () => {
    const letter =
      '# THE EDA B. HOLLIS CHARITABLE TRUST\nTo all who wish to ask for a grant from the Hollis Trust:\nThe Hollis Trust makes grants for reading. Grants from the Hollis Trust are small.';
    expect(funderName(read(letter))).toBe('Eda B. Hollis Charitable Trust');
    expect(
      names(fromMentions, 'Ann & Walter Fell Foundation does not pay for what is done.'),
    ).toContain('Ann & Walter Fell Foundation');
  });

  it('keeps the letters of a country together', () => {
    expect(names(fromActs, 'The U.S. Embassy Elmville invites proposals.')).toContain(
      'U.S. Embassy Elmville',
    );
  });
});

it('takes no short word before a name in front of "we" for a part of it', () => {
  const text =
    'Or Larkspur Foundation, we believe in slow work.\n\nLarkspur Foundation will fund you for a year. The Foundation reads every letter.';
  expect(funderName(read(text, 'Slow grants - Larkspur Foundation'))).toBe('Larkspur Foundation');
});
