import { expect, it } from 'vitest';
import { acronymsIn } from './acronyms.ts';

it('knows what letters stand for, said before or behind them', () => {
  const found = acronymsIn(
    'The Community Design Center of Hale (CDCH) helps. LBIF (Large Beetle Information Facility) gives. See Table (TBD).',
  );
  expect([...found]).toEqual([
    ['CDCH', 'Community Design Center of Hale'],
    ['LBIF', 'Large Beetle Information Facility'],
  ]);
});
