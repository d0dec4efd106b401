import { expect, it } from 'vitest';
import { withoutProducts } from './names-of-makers.ts';

const found = (...values: string[]) => values.map((value) => ({ value, quote: value, trust: 2 }));

it('leaves out what bears its maker’s name, where the paper names the maker', () => {
  const kept = withoutProducts(found('Kite by Alder Youth Clubs', 'Alder Youth Clubs'));
  expect(kept.map(({ value }) => value)).toEqual(['Alder Youth Clubs']);
});

it('keeps a name with such a word in it', () => {
  expect(withoutProducts(found('House by the River'))).toHaveLength(1);
});
