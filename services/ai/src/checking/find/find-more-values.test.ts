import { describe, expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Harbor Street Kitchen',
    website: 'https://www.harborstreet.org',
    additionalInfo:
      'In 1998 we opened; in the second quarter of 2025 we added a pantry. Call (218) 555-0142. One third of our guests are children. We are in Phase II, certified to ISO 22000, and drive an F-150. Our account is DE89 3704 0044 0532 0130 00. We cook around the clock in winter. Follow @harborstreet, where Fresh Start is shown. We grew by 12% and stand at 46.7867° N.',
  },
};

describe('what no source holds is found whole, however it is written:', () => {
  it.each([
    ['We are open 23/7 in summer.', '23/7'],
    ['Learn more at zorba[.]example today.', 'zorba[.]example'],
    ['Visit zorba dot example today.', 'zorba dot example'],
    ['Visit zorba . example today.', 'zorba . example'],
    ['Visit zorba .com today.', 'zorba .com'],
    ['Visit hxxps[:]//zorba[.]example/pay now.', 'hxxps[:]//zorba[.]example/pay'],
    ['Visit zorba.kitchen for more.', 'zorba.kitchen'],
    ['Visit зорба.рф for more.', 'зорба.рф'],
    ['Visit zörba.com for more.', 'zörba.com'],
    ['Call javascript:alert(1) now.', 'javascript:alert(1)'],
    ['Download zorba.exe now.', 'zorba.exe'],
    ['The server is fe80::1.', 'fe80::1'],
    ['Write to boss @ zorba . example today.', 'boss @ zorba . example'],
    ['Write to boss@zorba today.', 'boss@zorba'],
    ['Follow @зорба for news.', '@зорба'],
    ['Follow #zorbapays for news.', '#zorbapays'],
    ['Pay $zorbacash on the app.', '$zorbacash'],
    ['Call five five five, oh one nine nine.', 'five five five, oh one nine nine'],
    ['Call +44 (0)20 7946 0018 now.', '+44 (0)20 7946 0018'],
    ['Call 7 7 7 0 1 9 9 now.', '7 7 7 0 1 9 9'],
    ['Call 777-0199 now.', '777-0199'],
    ['Pay to GB29 NWBK 6016 1331 9268 19.', 'GB29 NWBK 6016 1331 9268 19'],
    ['It stands in SW1A 1AA.', 'SW1A 1AA'],
    ['We use release 9.7.1-beta.', '9.7.1-beta'],
    ['The room is B-47.', 'B-47'],
    ['It holds 40ml of oil.', '40ml'],
    ['We use zorba_pay daily.', 'zorba_pay'],
    ['We meet at half nine.', 'half nine'],
    ['We meet at ten o’clock.', 'ten o’clock'],
    ['We opened in Q3 2023.', 'Q3 2023'],
    ['We began in the 19th century.', '19th century'],
    ['We began in MCMXCII.', 'MCMXCII'],
    ['We began in ’92.', '’92'],
    ['We began on 9-Mar-92.', '9-Mar-92'],
    ['This is our hundred and first year.', 'hundred and first'],
    ['We are in Phase IV now.', 'IV'],
    ['⅗ of our guests are men.', '⅗'],
    ['3/5 of our guests are men.', '3/5'],
    ['Then 3.5M people came.', '3.5M'],
    ['Hundreds of thousands came.', 'Hundreds of thousands'],
    ['Two score people came.', 'Two score'],
    ['Fortyfive people came.', 'Fortyfive'],
    ['The rise is fivefold.', 'fivefold'],
    ['The rise is 55 pct.', '55 pct'],
    ['It costs 9.999,00 €.', '9.999,00 €'],
    ['It costs ninety-nine cents.', 'ninety-nine cents'],
    ['It was −40 degrees.', '−40'],
    ['It has No. 40 on it.', '40'],
    ['It came to 𝟑𝟎𝟎 people.', '𝟑𝟎𝟎'],
  ])('%s', (text, fact) => {
    expect(falseIn(text, sources)).toContain(fact);
  });
});

describe('what a source holds is known in another spelling:', () => {
  it.each([
    'Visit harborstreet[.]org, www.harborstreet.org or hxxps://harborstreet[.]org.',
    'Call 218·555·0142, 218/555-0142, 2185550142 or (218)555-0142.',
    '1/3 of our guests are children.',
    '⅓ of our guests are children.',
    'We opened in ’98.',
    'We opened in nineteen ninety-eight.',
    'We opened in MCMXCVIII.',
    'In Q2 2025 we added a pantry.',
    'We are in Phase 2.',
    'We are ISO-22000 certified.',
    'We drive an F150.',
    'Our account is DE89370400440532013000.',
    'We cook 24/7 in winter.',
    'Follow @HarborStreet and #FreshStart.',
    'We grew by 12 pct, or by 12％.',
    'We stand at 46.7867°N.',
  ])('%s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });
});
