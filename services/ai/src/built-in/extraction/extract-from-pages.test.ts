import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('a web page', () => {
  it('gives what an about page says, and the address in its foot', () => {
    const page = paperFrom(
      'about.html',
      'html',
      `# About us
      Harbor Street Shelter is a nonprofit organization founded in 1983 by members of five congregations.
      # Our Mission
      We offer people without homes a safe bed, a warm meal and a way back to a home of their own.
      # Our Programs
      - Emergency shelter with 64 beds, open every night of the year
      - Family apartments for up to two years
      - Job training in our own kitchen
      # Impact
      - 1,204 people found shelter with us in 2024
      - 312 of them moved to homes of their own
      # Contact us
      Harbor Street Shelter
      45 Harbor Street
      Bangor, ME 04401
      Phone: (207) 555-0123
      Fax: (207) 555-0124
      Email: info@harborstreetshelter.org
      Follow us on facebook.com/harborstreet
      Site by PixelWorks, www.pixelworks.com
      © 2025 Harbor Street Shelter. All rights reserved.`,
      'About us | Harbor Street Shelter',
    );
    expect(valuesOf(page)).toEqual({
      name: 'Harbor Street Shelter',
      missionStatement:
        'We offer people without homes a safe bed, a warm meal and a way back to a home of their own.',
      pastAchievements:
        '1,204 people found shelter with us in 2024\n312 of them moved to homes of their own',
      currentProjects:
        'Emergency shelter with 64 beds, open every night of the year\nFamily apartments for up to two years\nJob training in our own kitchen',
      organizationType: 'nonprofit',
      foundedYear: 1983,
      contactInfo: {
        email: 'info@harborstreetshelter.org',
        phone: '(207) 555-0123',
        address: '45 Harbor Street',
        city: 'Bangor',
        state: 'ME',
        postalCode: '04401',
      },
    });
  });
});

describe('a report', () => {
  it('gives the budget that it states and the results it lists', () => {
    const report = paperFrom(
      'report.pdf',
      'pdf',
      `# Open Field Farm School 2024 Annual Report
      Since 1996, Open Field Farm School has taught children in Dane County where food comes from.
      The mission of Open Field Farm School is to grow healthy children, healthy food and healthy land.
      # 2024 Highlights
      - 3,480 children visited the farm
      - We gave 21,000 pounds of vegetables to food pantries
      ---
      # Finances
      Our annual operating budget of $482,300 comes from fees, gifts and grants.
      Thank you to our funders: The Ryan Family Foundation, 100 Wacker Drive, Chicago, IL 60606.
      EIN 39-1765432
      openfieldfarmschool.org`,
    );
    expect(valuesOf(report)).toEqual({
      name: 'Open Field Farm School',
      missionStatement:
        'The mission of Open Field Farm School is to grow healthy children, healthy food and healthy land.',
      pastAchievements:
        '3,480 children visited the farm\nWe gave 21,000 pounds of vegetables to food pantries',
      taxIdNumber: '39-1765432',
      annualBudget: '$482,300',
      foundedYear: 1996,
      website: 'openfieldfarmschool.org',
    });
  });
});

describe('a sheet of labels', () => {
  it('is read as it is labelled', () => {
    const sheet = paperFrom(
      'sheet.docx',
      'docx',
      `# Organization Profile
      | Legal Name | Tri-County Hospice Care |
      | Tax ID | 61-1456789 |
      | Year Founded | 1991 |
      | Annual Budget | $3.4 million |
      | Focus Areas | End-of-life care, Grief counseling, Caregiver support |
      | Website | https://tricountyhospice.org |
      | Email | office@tricountyhospice.org |
      | Phone | 606-555-0177 |
      | Address | 2 Hospital Drive, Suite 100, Hazard, KY 41701 |
      | Executive Director | Ruth Combs, ruth@tricountyhospice.org |`,
    );
    expect(valuesOf(sheet)).toEqual({
      name: 'Tri-County Hospice Care',
      taxIdNumber: '61-1456789',
      foundedYear: 1991,
      annualBudget: '$3,400,000',
      organizationType: 'healthcare',
      focusAreas: 'End-of-life care, Grief counseling, Caregiver support',
      website: 'https://tricountyhospice.org',
      contactInfo: {
        email: 'office@tricountyhospice.org',
        phone: '606-555-0177',
        address: '2 Hospital Drive, Suite 100',
        city: 'Hazard',
        state: 'KY',
        postalCode: '41701',
      },
    });
  });
});

describe('a page that only tells what is given out', () => {
  it('gives it as programmes, though it stands for the mission, too', () => {
    const told =
      'Tansy House provides soup at noon, warm coats in winter, a reading room for children and rides to the clinic.';
    expect(
      valuesOf(paperFrom('about.html', 'html', `# Tansy House\nOpen all year.\n${told}`)),
    ).toMatchObject({ missionStatement: told, currentProjects: told });
  });
});
