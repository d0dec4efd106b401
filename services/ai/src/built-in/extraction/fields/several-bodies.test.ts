import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const read = (text: string, title?: string) =>
  extractOrganization([paperFrom('page', 'html', text, title)]);

describe('a page that tells of several bodies', () => {
  it('is called in letters by its title, where hosts and files write them small', () => {
    const report = read(
      `# TAMARA Annual report 2021
      ## Representing the trails
      We have made one box for all questions, and about ten of us read it: ask@trail.example.org. Most questions come from walkers.
      ## Sites
      The map stands at https://tamara.github.io/trails and is renewed each night.`,
      'tamara/board-bylaws/2021.md',
    );
    expect(report.name).toBe('TAMARA');
  });

  it('gives no town of a house that another has', () => {
    expect(
      read(`# Annual report 2021
      In March we hosted an evening at Alder Aid headquarters in Ghent.`).contactInfo?.city,
    ).toBeUndefined();
    expect(
      read(`# Annual report 2021
      Our headquarters in Ghent are open every day.`).contactInfo?.city,
    ).toBe('Ghent');
  });

  it('has the front of its site, whatever page of it is shown', () => {
    expect(
      read('You can find all talks on our website: https://tamara.be/en/talks/all.html').website,
    ).toBe('https://tamara.be');
    expect(
      read('You can find all talks on our website: https://sites.example.edu/clubs/tamara/all.html')
        .website,
    ).toBe('https://sites.example.edu/clubs/tamara/all.html');
  });

  it('thanks its people behind its mission, which ends before them', () => {
    expect(
      read(`# Codes.Kenya 2021 Annual Report
      We are grateful to our funders for supporting our mission to open the records of every court, and to the Codes.Kenya team for their hard work.`)
        .missionStatement,
    ).toBe('To open the records of every court.');
  });

  it('runs nothing where a sentence begins with whom it goes through', () => {
    expect(
      read(`# Codes Kenya 2021 Annual Report
      Through our partner courts, our records are free to over 40,000 readers every month.`)
        .currentProjects,
    ).toBeUndefined();
  });

  it('is no school or clinic where it is an alliance around them', () => {
    expect(
      read(`# Southgate Community Health Alliance, Inc.
      Southgate Community Health Alliance, Inc. is an Iowa not-for-profit corporation formed in 1991.`)
        .organizationType,
    ).toBe('nonprofit');
  });

  it('has no type of another, and no line on what another is among its highlights', () => {
    const page = read(
      `# Annual Report 2022
      ## Highlights
      We built three tools with the city: a bus map, a tree map and a form for rent relief.
      Bikes for Peoria is a national nonprofit founded in 2009 that supports shops like ours.
      ## About
      Bikes for Galena is a volunteer workshop. Bikes for Galena lends tools.`,
      'Annual Report 2022 | Bikes for Galena',
    );
    expect(page.organizationType).toBeUndefined();
    expect(page.pastAchievements).not.toContain('Peoria');
  });
});
