import { expect, it } from 'vitest';
import { checkClaims } from '../check-claims.ts';
import { findValues } from './find-values.ts';

const found = (text: string) => findValues(text).map((value) => value.text);

it.each([
  ['We served ٩٩٩ people.', '٩٩٩'],
  ['We served १२४० people.', '१२४०'],
  ['We served ١٢٬٢٤٠ people.', '١٢٬٢٤٠'],
  ['We kept ٨٧٫٥٪ of them.', '٨٧٫٥٪'],
  ['_Put_the_total_40210_here_', '_Put_the_total_40210_here_'],
  ['We served ⁹⁹⁹ people.', '⁹⁹⁹'],
  ['We served ⑨⑨⑨ people.', '⑨⑨⑨'],
  ['Send $⁹,⁹⁹⁹ today.', '$⁹,⁹⁹⁹'],
  ['Send $⑨ today.', '$⑨'],
  ['Go to evil。example today.', 'evil。example'],
  ['Write to boss＠evil.example today.', 'boss＠evil.example'],
  ['Write to boss (at) evil (dot) example today.', 'boss (at) evil (dot) example'],
  ['Write to boss[at]evil.example today.', 'boss[at]evil.example'],
  ['Write to boss at evil dot com today.', 'boss at evil dot com'],
  ['Go to evil [dot] example today.', 'evil [dot] example'],
  [
    'Pay to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  ['Pay to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT now.', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['Follow @evil_pay.', '@evil_pay'],
])('finds what a reader reads in "%s"', (text, value) => {
  expect(found(text)).toEqual([value]);
});

it.each([
  'The river carries it to the sea.¹ The lake² does not, and CO₂ stays.',
  '① The need of the town',
  'We look at polka dot prints (at home) and Reading@Home.',
  '第一。第二。',
  'We call it _rest_ and __peace__.',
  'The internationalization of Misunderstandingsthatlastedlong is told.',
])('finds nothing in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

it('takes the same value for proof however a source writes it', () => {
  const sources = {
    organizationInfo: {
      name: 'Harbor Street Kitchen',
      mission: 'We served 1,240 families. Write to info@harborstreet.org or find @harborstreet.',
    },
  };
  const { claims } = checkClaims({
    content: {
      html: '<p>We served १,२४० families. Write to info (at) harborstreet (dot) org or find @harborstreet. We fed ٩٩٩ families.</p>',
    },
    sources: sources as never,
    today: '2027-01-12',
  });
  const of = (text: string) => claims.find((claim) => claim.text === text)?.source.type;
  expect(of('१,२४०')).not.toBe('unsupported');
  expect(of('info (at) harborstreet (dot) org')).not.toBe('unsupported');
  expect(of('@harborstreet')).not.toBe('unsupported');
  expect(of('٩٩٩')).toBe('unsupported');
});
