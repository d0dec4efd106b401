import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf, type Rule } from '../testing/classified-documents.ts';

const rules: Rule[] = [
  ['Larch', 'name', 0.6],
  ['.', 'website', 0.45],
];
const siteIn = async (...lines: string[]): Promise<string | undefined> =>
  (await extractOf(rules, extractedTextOf(lines))).website;

describe('findWebsites', () => {
  it('chooses the address named after the organization', async () => {
    expect(await siteIn('Larch River Fund', 'See shop.example.com', 'See larchriver.app')).toBe(
      'larchriver.app',
    );
  });

  it('chooses the address after a label', async () => {
    expect(await siteIn('Website: www.helpers.example.org')).toBe('www.helpers.example.org');
  });

  it.each([
    'Give at www.givesmart.com',
    'Follow us: www.facebook.com',
    'See www.irs.gov for more.',
    'Books through www.bookstall.example.com help us.',
    'Download www.helpers.example.org/plan.pdf',
  ])('does not find a website in "%s"', async (line) => {
    expect(await siteIn(line)).toBeUndefined();
  });
});

describe('findPhones', () => {
  it('ignores fax numbers and ZIP codes', async () => {
    const found = await extractOf(
      [['', 'phone', 0.8]],
      extractedTextOf(['Fax: (217) 555-0143', 'Zip code + 4 T 94110-3808']),
    );
    expect(found.contactInfo?.phone).toBeUndefined();
  });
});

describe('findTaxIds', () => {
  it('accepts a registration number from another country', async () => {
    const found = await extractOf(
      [['ABN', 'ein', 0.8]],
      extractedTextOf(['ABN 51 248 905 949 is ours.']),
    );
    expect(found.taxIdNumber).toBe('51 248 905 949');
  });
});
