import { describe, expect, it } from 'vitest';
import { paperFrom } from './fixtures/reading-of.ts';
import { valuesOf } from './fixtures/values-of.ts';

describe('restated articles behind a lawyer’s fax sheet', () => {
  it('give the corporation’s own, and nothing of the firm that filed them', () => {
    const values = valuesOf(
      paperFrom(
        'filing.pdf',
        'pdf',
        `05/02/2018 09:12 8505550131 MARSH PELL PA PAGE 01/03
        # Florida Department of State
        Electronic Filing Cover Sheet
        From: Account Name : MARSH & PELL, P.A.
        Account Number : I20040000222
        Phone : (850)555-0131
        Fax Number : (850)555-0132
        Enter the email address for this business entity to be used for future annual report mailings.
        Email Address: filings@marshpell.com
        ---
        # AMENDED AND RESTATED
        # ARTICLES OF INCORPORATION
        # OF
        # OAK HAMMOCK HELPING HANDS, INC.
        Document Number: N04000007712 FEI Number: 20-1555123
        The undersigned corporation, whose Articles of Incorporation were originally filed with the Florida Department of State on March 4, 2004, adopts these Amended and Restated Articles.
        ARTICLE I - NAME. The name of the corporation shall be OAK HAMMOCK HELPING HANDS, INC.
        ARTICLE II - PRINCIPAL OFFICE. The principal place of business is 41 Oak Hammock Road, Monticello, Florida 32344.
        ARTICLE III - PURPOSE. The corporation is organized exclusively for charitable and educational purposes under Section 501(c)(3) of the Internal Revenue Code, and in particular to feed and house the poor of Jefferson County and to teach grown people to read.`,
      ),
    );
    expect(values).toMatchObject({
      name: 'Oak Hammock Helping Hands, Inc.',
      foundedYear: 2004,
      taxIdNumber: '20-1555123',
      contactInfo: { address: '41 Oak Hammock Road', city: 'Monticello', state: 'FL' },
    });
    expect(values.missionStatement).toContain('to feed and house the poor of Jefferson County');
    expect(values.contactInfo).not.toHaveProperty('email');
    expect(values.contactInfo).not.toHaveProperty('phone');
  });
});

describe('a search page of the IRS', () => {
  it('gives the IRS’s telephone to nobody', () => {
    const values = valuesOf(
      paperFrom(
        'search.html',
        'html',
        `# Friends of the Sandy Creek Garden
        EIN: 83-1199526
        # Form 990-N (e-Postcard)
        Questions? Call Customer Account Services, 877-829-5500 (toll-free).`,
      ),
    );
    expect(values.taxIdNumber).toBe('83-1199526');
    expect(values.contactInfo?.phone).toBeUndefined();
  });
});

describe('Part III of a 990-EZ', () => {
  it('gives the purpose behind the next column’s head, and what each line’s cell tells', () => {
    const values = valuesOf(
      paperFrom(
        '990ez.pdf',
        'pdf',
        `| Short Form Form 990-EZ | OMB No. 1545-0047 |
        | Return of Organization Exempt From Income Tax | 2023 |
        # Part III Statement of Program Service Accomplishments
        What is the organization's primary exempt purpose? 501(c)(3) and 501(c)(4) organizations)
        TO TEACH CHILDREN OF THE VALLEY TO SWIM AND TO KEEP THE POOL OPEN
        Describe the organization's program service accomplishments for each of its three largest program services.
        | 28 | 640 SWIMMING LESSONS TO 118 CHILDREN BY FOUR TEACHERS. (Grants $ ) If this amount includes foreign grants, check here | 28a | 21,410 |
        | 29 | OPEN SWIM ON 74 DAYS OF THE SUMMER FOR ALL COMERS. (Grants $ ) | 29a | 9,205 |`,
      ),
    );
    expect(values.missionStatement).toBe(
      'To teach children of the valley to swim and to keep the pool open',
    );
    expect(values.pastAchievements).toBe(
      '640 swimming lessons to 118 children by four teachers.\nOpen swim on 74 days of the summer for all comers.',
    );
  });
});
