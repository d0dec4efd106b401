import { expect, it } from 'vitest';
import { draftInput } from '../../../test/readings.ts';
import { checkClaims } from '../check-claims.ts';

const reported = (text: string): string[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources: draftInput(),
    today: '2026-11-24',
  })
    .claims.filter(({ kind, source }) => kind === 'name' && source.type === 'unsupported')
    .map((claim) => claim.text);

it.each([
  ['the grant was promised to brambleforth solutions last week.', 'brambleforth solutions'],
  ['we pay corvane and quillet consulting each month.', 'corvane and quillet consulting'],
  ['the rest goes to tessarine group 41 in june.', 'tessarine group'],
  ['it was promised by isolde varga last week.', 'isolde varga'],
  ['our plan was approved by dr. ottavia brandlehurst.', 'dr. ottavia brandlehurst'],
  ['it was promised by lorcan tressel-varn last week.', 'lorcan tressel-varn'],
  ['it was promised by gwendolyn hartwigger last week.', 'gwendolyn hartwigger'],
  ['it was promised by fabricius thornwick last week.', 'fabricius thornwick'],
  ['we pay tessarine capital partners each month.', 'tessarine capital partners'],
  ['we pay corvane outreach gmbh each month.', 'corvane outreach gmbh'],
  ['our partner is brantwell for the year.', 'brantwell'],
  ['we pay corvane & wexford each month.', 'corvane & wexford'],
])('a name in small letters is a name: %s', (text, name) => {
  expect(reported(text)).toContain(name);
});

it.each([
  'We look for simple solutions, and for housing solutions that last.',
  'Each peer group meets weekly, and every focus group is led by a volunteer.',
  'We offer nutrition consulting and data analytics to 14 partner pantries.',
  'Sales associates of the shop help, as do new technologies.',
  'We plant reeds with a web app that finds wet ground.',
  'A forklift moves the pallets to a walk-in cooler by noon.',
  'The doctor comes on Mondays.',
  'Our partner is nonprofit, and what is called nutrition is food to us.',
  'The computer room has a browser and spare kitchens for single-use quilts.',
])('ordinary words are none: %s', (text) => {
  expect(reported(text)).toEqual([]);
});
