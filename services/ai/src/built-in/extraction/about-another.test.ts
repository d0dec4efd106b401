import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { extractOrganization } from './extract-organization.ts';

const read = (text: string) => extractOrganization([paperFrom('paper', 'html', text)]);

describe('a part of a page that explains another body', () => {
  it('gives neither a name nor a year', () => {
    const page = read(`# Who is the Grain Council?
      Founded in 1979, the Grain Council provides accreditation to nonprofit millers.
      # How we are run
      We hold ourselves to account. Miller Hollow Outreach dba Hollow Kitchens is qualified as a tax-exempt 501(c)(3) charitable organization by the Internal Revenue Service, and our tax number is 47-3811920.
      We have been an accredited member of the Grain Council since 1991.`);
    expect(page.name).toBe('Miller Hollow Outreach');
    expect(page.foundedYear).toBeUndefined();
    expect(page.organizationType).toBe('nonprofit');
    expect(page.taxIdNumber).toBe('47-3811920');
  });

  it('is its own where nobody else is its member', () => {
    const page = read(`# Who is the Grain Council?
      Founded in 1979, the Grain Council is a nonprofit that helps millers.`);
    expect(page.name).toBe('Grain Council');
    expect(page.foundedYear).toBe(1979);
  });
});

describe('a part of a report under a heading of its partners', () => {
  const report = read(`# Tamarack River Watch 2022 Annual Report
    We count birds and clean two rivers.
    ## Our partners
    ### Alder Land Trust
    Alder Land Trust is a nonprofit dedicated to the protection of farms in Vilas County.
    ### Rhine Tool Company
    Rhine Tool Company is a family business founded in 1931.
    ## Our year
    We taught 312 children to row.`);

  it('says nothing of the paper’s own body', () => {
    expect(report.name).toBe('Tamarack River Watch');
    expect(report.organizationType).toBeUndefined();
    expect(report.missionStatement).toBeUndefined();
    expect(report.foundedYear).toBeUndefined();
    expect(report.pastAchievements).toContain('312 children');
  });
});
