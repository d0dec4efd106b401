import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';
import { findAnnualBudgets } from './annual-budget.ts';
import { findCurrentProjects } from './current-projects.ts';
import { findFoundedYears } from './founded-year.ts';
import { findMissions } from './mission.ts';
import { findNames } from './name.ts';
import { findOrganizationTypes } from './organization-type.ts';

const paper = (text: string) => paperOf(paperFrom('paper', 'html', text));
const best = <T>(found: { trust: number; value: T }[]): T | undefined =>
  [...found].sort((a, b) => b.trust - a.trust)[0]?.value;

describe('the name', () => {
  it('ends where a remark in brackets begins', () => {
    const text =
      'Article 1. Name. The corporation shall be known as MILL STREET PLAYERS, INC. (amended 5/2009; until then "Little Theatre Guild").';
    expect(best(findNames(paper(text)))).toBe('Mill Street Players, Inc.');
  });

  it('is the fuller one that a sentence gives, where a short one begins it', () => {
    const text = `Otter Bluff began in the summer of 2006 with one heron.
      Otter Bluff Nature & Heron Center is a private 501(c)(3) nonprofit.`;
    expect(best(findNames(paper(text)))).toBe('Otter Bluff Nature & Heron Center');
  });

  it('stands between quotation marks behind an article', () => {
    const text =
      'The name of the organization shall be the “Prairie Commons Foundation” (hereinafter, the “Foundation”).';
    expect(best(findNames(paper(text)))).toBe('Prairie Commons Foundation');
  });
});

describe('the address', () => {
  const placeOf = (text: string) => {
    const parts = [...findAddresses(paper(text), [])].sort((a, b) => b.trust - a.trust)[0]?.parts;
    return [parts?.address, parts?.city, parts?.postalCode].map((part) => part?.value).join(' | ');
  };

  it('has the town before the county', () => {
    expect(
      placeOf(
        'The business office is located at 208 Mill Street, Baraboo Falls, Sauk County, Wisconsin 53913.',
      ),
    ).toBe('208 Mill Street | Baraboo Falls | 53913');
  });

  it('is the town that a nonprofit is based in, of the one that the sentence opens with', () => {
    const text =
      'Hound Rescue of Ohio is an all-volunteer 501(c)(3) nonprofit based in Winchester, Ohio.';
    const parts = [...findAddresses(paper(text), ['Hound Rescue of Ohio'])].sort(
      (a, b) => b.trust - a.trust,
    )[0]?.parts;
    expect(parts?.city?.value).toBe('Winchester');
    expect(parts?.state?.value).toBe('OH');
    expect(
      findAddresses(paper('Feed sacks come from a nonprofit based in Dayton, Ohio.'), [
        'Hound Rescue',
      ]),
    ).toEqual([]);
  });

  it('is read down its own column', () => {
    expect(
      placeOf(`| 212 bikes given away |  | 55 Greenfield Street |
        | 0 arrests | $50,000 names the kitchen | (green door in the alley) |
        | The trouble | $25,000 the stage | Tamarack, PA 18252 |`),
    ).toBe('55 Greenfield Street | Tamarack | 18252');
  });
});

describe('the type', () => {
  it('is no hospital’s where the IRS sorts it by its public support', () => {
    const text = `Pine Ridge Hospice was recognized as exempt under section 501(c)(3).
      You are described in sections 509(a)(1) and 170(b)(1)(A)(vi).`;
    expect(best(findOrganizationTypes(paper(text), ['Pine Ridge Hospice']))).toBe('nonprofit');
  });

  it('is no hospice’s where volunteers stand beside one', () => {
    const text = 'Pine Ridge Hospice Volunteers Inc is exempt under section 501(c)(3).';
    expect(best(findOrganizationTypes(paper(text), ['Pine Ridge Hospice Volunteers Inc']))).toBe(
      'nonprofit',
    );
  });
});

describe('current projects', () => {
  it('are no days in a calendar', () => {
    const text = `# Coming up
      - Oct 26 – Hoot night for families
      - Nov 15 – Feathers benefit, Olbrich Hall. Tickets $90`;
    expect(findCurrentProjects(paper(text), [])).toEqual([]);
  });

  it('leave out what another body runs', () => {
    const text = `# What we do
      - Community pantry and Thursday lunch for all
      - Back to Work, our new course for parents
      - Occasional care is run by Wendover Childcare Co-op, ring them on (03) 5555 0171`;
    expect(best(findCurrentProjects(paper(text), []))).toBe(
      'Community pantry and Thursday lunch for all\nBack to Work, our new course for parents',
    );
  });
});

describe('the year of the founding', () => {
  it('is when people began it, not when it was incorporated', () => {
    const text =
      'Local mums started the House in 1983 in a flat. We incorporated in 1986 and moved twice.';
    expect(best(findFoundedYears(paper(text), ['Wendover Road Neighbourhood House Inc.']))).toBe(
      1983,
    );
  });
});

describe('the budget', () => {
  it.each([
    ['A year of the Cellar Club costs $268,000.', '$268,000'],
    ['All up we turned over about $565,000 in 2023-24.', '$565,000'],
  ])('is read from “%s”', (text, budget) => {
    expect(best(findAnnualBudgets(paper(text)))).toBe(budget);
  });
});

describe('the mission', () => {
  it('is no clause that every charity’s by-laws hold', () => {
    const text = `# Bylaws of the Prairie Commons Foundation
      # Article I – Purpose
      The Foundation is organized exclusively for charitable, educational, and religious purposes within the meaning of Section 501(c)(3) of the Internal Revenue Code and Chapter 22 of the Texas Business Organizations Code.
      # Article II – Purposes
      The Corporation is organized and shall be operated for exclusively charitable and educational purposes within the meaning of Section 501 (c)(3) of the Code, as set forth in its Articles.`;
    expect(findMissions(paper(text), [])).toEqual([]);
  });

  it('is told beside the founding', () => {
    const text =
      'Ranger Revival is a 501(c)(3) nonprofit organization founded in 2019 with the mission of supporting veterans and their families in Utah through recreation.';
    expect(best(findMissions(paper(text), ['Ranger Revival']))).toBe(text);
  });

  it('stands behind “Our purpose”', () => {
    expect(
      best(
        findMissions(
          paper('Our purpose: We bring the people of Wendover together to connect and learn.'),
          [],
        ),
      ),
    ).toBe('We bring the people of Wendover together to connect and learn.');
  });
});
