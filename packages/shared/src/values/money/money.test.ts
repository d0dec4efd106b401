import { describe, expect, it } from 'vitest';
import { findMoney } from './money.ts';
import { Tokens } from '../tokens.ts';

const short = (text: string): string[] =>
  findMoney(new Tokens(text)).map((value) =>
    value.type === 'money'
      ? [value.amount, value.currency, value.upTo && 'upTo', value.atLeast && 'atLeast']
          .filter((part) => part !== undefined)
          .join(' ')
      : `${value.min}-${value.max} ${value.currency}`,
  );

describe('findMoney', () => {
  it.each([
    ['$5,000', ['5000 USD']],
    ['$5k', ['5000 USD']],
    ['$1.2 million', ['1200000 USD']],
    ['USD 5000', ['5000 USD']],
    ['$5,000 USD', ['5000 USD']],
    ['US$ 250.50', ['250.5 USD']],
    ['5 000 EUR', ['5000 EUR']],
    ['€5.000', ['5000 EUR']],
    ['We request 18.500 €.', ['18500 EUR']],
    ['It costs 18 500 €. 20 schools take part.', ['18500 EUR']],
    ['5 $ ____, 6 $.50, 7 $....', ['0.5 USD']],
    ['€ 1.234,56', ['1234.56 EUR']],
    ['$1.125 million', ['1125000 USD']],
    ['£3m', ['3000000 GBP']],
    ['Rs. 50,000', ['50000 INR']],
    ['Rs 5,00,000', ['500000 INR']],
    ['2.5 lakh rupees', ['250000 INR']],
    ['KES 40,000', ['40000 KES']],
    ['R50,000 or R 50 000', ['50000 ZAR', '50000 ZAR']],
    ['C$20,000', ['20000 CAD']],
    ['12000 US $', ['12000 USD']],
    ['500 Canadian dollars', ['500 CAD']],
    ['500 U.S. dollars', ['500 USD']],
    ['200 pounds sterling', ['200 GBP']],
    ['Ksh 5,000 or 500 euros', ['5000 KES', '500 EUR']],
    ['Kč 500 or 500 kč', ['500 CZK', '500 CZK']],
    ['five thousand dollars', ['5000 USD']],
    ['twenty-five hundred dollars', ['2500 USD']],
    ['$.48 a mile', ['0.48 USD']],
    ['$5,000-$10,000', ['5000-10000 USD']],
    ['$5,000-10,000', ['5000-10000 USD']],
    ['between $5,000 and $10,000', ['5000-10000 USD']],
    ['$5-10 million', ['5000000-10000000 USD']],
    ['$750K to $1M', ['750000-1000000 USD']],
    ['200 to 500 EUR', ['200-500 EUR']],
    ['up to $5,000', ['5000 USD upTo']],
    ['may not exceed $5,000', ['5000 USD upTo']],
    ['a maximum award of $5,000', ['5000 USD upTo']],
    ['$5,000 or less', ['5000 USD upTo']],
    ['at least $5,000', ['5000 USD atLeast']],
    ['not less than $5,000', ['5000 USD atLeast']],
    ['more than $5,000', ['5000 USD atLeast']],
    ['no more than $5,000', ['5000 USD upTo']],
    ['2025 - £9,380', ['9380 GBP']],
    ['$5,000 to 12 schools', ['5000 USD']],
  ])('reads %j', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  it.each([
    '5,000',
    'total: $ ____',
    'CAD drawings',
    'grant dollars',
    'US 50',
    'All 5',
    'an R01 grant',
  ])('does not find money in %j', (text) => {
    expect(short(text)).toEqual([]);
  });
});
