import { expect, it } from 'vitest';
import { addsUpTo } from './adds-up.ts';

it('hears who pays the rest where nobody wrote a sign of money', () => {
  expect(addsUpTo('rest: parish 3,500 (promised), mill 1,500, supper 1,000', 6000)).toBe(true);
  expect(addsUpTo('parish 3,500 (signed June 2026), mill 1,500, supper 1,000', 6000)).toBe(true);
  expect(addsUpTo('Parish gives 3,500.', 3500)).toBe(true);
  expect(addsUpTo('Town $5,000 (yes), Legion Branch 151 $1,500, bake sale $2,000', 8500)).toBe(
    true,
  );
});

it.each(['We began in 2014 and serve 800 people.', 'rest: parish 3,500, mill 1,400', 'no figures'])(
  'hears nothing else: %s',
  (text) => {
    expect(addsUpTo(text, 6000)).toBe(false);
  },
);
