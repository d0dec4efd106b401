import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf, type Rule } from '../testing/classified-documents.ts';

describe('extractFrom', () => {
  it('returns values with their quotes', async () => {
    const found = await extractOf(
      [
        ['River Fund', 'name', 0.9],
        ['mission', 'mission', 0.8],
        ['founded', 'founded', 0.8],
        ['Tax ID', 'ein', 0.8],
      ],
      extractedTextOf([
        'The Larch River Fund keeps the river clean.',
        'Our mission is to keep the Larch River clean for everyone.',
        'We were founded in 1998 by neighbors.',
        'Tax ID: 12-3456789',
      ]),
    );
    expect(found).toMatchObject({
      name: 'Larch River Fund',
      missionStatement: 'Our mission is to keep the Larch River clean for everyone.',
      foundedYear: 1998,
      taxIdNumber: '12-3456789',
      sources: { taxIdNumber: { document: 'document-1', quote: 'Tax ID: 12-3456789' } },
    });
  });

  it('omits values about someone else', async () => {
    const found = await extractOf(
      [
        ['Auditors', 'others', 0.9],
        ['Write to', 'email', 0.7],
      ],
      extractedTextOf(['Auditors: audit@books.example.com', 'Write to us: info@river.example.org']),
    );
    expect(found.contactInfo?.email).toBe('info@river.example.org');
  });

  it('returns no fields if the model does not find any', async () => {
    const found = await extractOf(
      [],
      extractedTextOf(['The weather was fine.', 'It rained in 2019.']),
    );
    expect(found).toEqual({});
  });

  it("prefers the email address at the website's host", async () => {
    const found = await extractOf(
      [
        ['river.example.org', 'website', 0.9],
        ['@', 'email', 0.5],
      ],
      extractedTextOf([
        'Visit www.river.example.org',
        'maria@mail.example.com',
        'contact@river.example.org',
      ]),
    );
    expect(found.website).toBe('www.river.example.org');
    expect(found.contactInfo?.email).toBe('contact@river.example.org');
  });

  it('joins an address split across lines', async () => {
    const found = await extractOf(
      [['Elm Street', 'address', 0.9]],
      extractedTextOf(['45 Elm Street', 'Springfield, IL 62701']),
    );
    expect(found.contactInfo).toEqual({
      address: '45 Elm Street',
      city: 'Springfield',
      state: 'IL',
      postalCode: '62701',
    });
    expect(found.sources?.['contactInfo.city']?.quote).toBe('Springfield, IL 62701');
  });

  it('prefers the latest document and lists the values from the others', async () => {
    const budget: Rule[] = [['budget', 'budget', 0.9]];
    const found = await extractOf(
      budget,
      extractedTextOf(['Annual Report 2021', 'Our annual budget is $250,000.']),
      extractedTextOf(['Annual Report 2024', 'Our annual budget is $410,000.']),
    );
    expect(found.annualBudget).toBe('$410,000');
    expect(found.conflicts?.annualBudget).toMatchObject([
      { value: '$250,000', document: 'document-1', year: 2021 },
    ]);
    expect(found.notes?.[0]).toContain('The documents differ on the annual budget: $410,000');
  });

  it('reads the total of a row of figures', async () => {
    const found = await extractOf(
      [['Total expenses', 'budget', 0.9]],
      extractedTextOf([], {
        blocks: [
          {
            type: 'table',
            rows: [['Total expenses', '300,000', '50,000', '350,000']],
          },
        ],
      }),
    );
    expect(found.annualBudget).toBe('350,000');
  });

  it('reads the year below a label', async () => {
    const found = await extractOf(
      [['Founded', 'founded', 0.9]],
      extractedTextOf(['Founded', '2012']),
    );
    expect(found.foundedYear).toBe(2012);
  });

  it('reads contacts from the publisher details of a page', async () => {
    const found = await extractOf(
      [],
      extractedTextOf(['Nothing here.'], {
        publisherDetails: [{ type: 'paragraph', text: 'hello@river.example.org' }],
      }),
    );
    expect(found.contactInfo?.email).toBe('hello@river.example.org');
  });

  it('lists the most probable projects in document order', async () => {
    const found = await extractOf(
      [
        ['garden', 'projects', 0.6],
        ['kitchen', 'projects', 0.9],
      ],
      extractedTextOf([
        'We run a garden for schools.',
        'It rained.',
        'We run a kitchen for everyone.',
      ]),
    );
    expect(found.currentProjects).toBe(
      'We run a garden for schools.\nWe run a kitchen for everyone.',
    );
  });

  it('prefers the name found in most documents', async () => {
    const named: Rule[] = [['Fund', 'name', 0.6]];
    const found = await extractOf(
      named,
      extractedTextOf([
        'The Larch River Fund',
        'The Larch River Fund is a nonprofit organization.',
      ]),
      extractedTextOf([
        'The Larch River Fund',
        'The Larch River Fund is a nonprofit organization.',
      ]),
      extractedTextOf(['Birch Valley Trust Fund', 'Birch Valley Trust Fund is a charity.']),
    );
    expect(found.name).toBe('Larch River Fund');
    expect(found.conflicts?.name?.[0]?.document).toBe('document-3');
  });

  it('does not report different spellings of a number as a contradiction', async () => {
    const found = await extractOf(
      [['Call', 'phone', 0.9]],
      extractedTextOf(['Call (217) 555-0142.']),
      extractedTextOf(['Call 217.555.0142 at any time.']),
    );
    expect(found.conflicts).toBeUndefined();
  });

  it('returns no fields for an empty form', async () => {
    const found = await extractOf(
      [
        ['Name', 'name', 0.9],
        ['mission', 'mission', 0.9],
        ['Website', 'website', 0.9],
        ['Year', 'founded', 0.9],
      ],
      extractedTextOf([
        'Name of organization: ____________',
        'Website: ____________',
        'Year founded: ______',
        'Briefly describe your mission:',
        'What is the mission of your organization?',
      ]),
    );
    expect(found).toEqual({});
  });
});
