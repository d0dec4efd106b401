import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Tern Island Ferry Trust',
    additionalInfo:
      'The mooring fee goes from $1,240 to $1,615 on March 1. Crossings rose from 31,800 in 2027 to 42,930 in 2028.\n- puffin burrows: 88 in 2018, 33 in 2028, same slope\nWe carried 3,780 islanders in a usual month. In 2024 it was 2,520 islanders. There were 1,906 school trips, up from 1,733 the year before.',
  },
  documents: [
    {
      documentId: 'agm',
      name: 'agm',
      reading: {
        source: 'html',
        notes: [],
        blocks: [
          {
            type: 'table',
            rows: [
              ['Landing dues', '$52,300'],
              ['Fares', '$31,150'],
              ['Total in', '$83,450'],
              ['Total out', '$82,180'],
            ],
          },
        ],
      },
    },
  ],
};

describe('a change that the sources give by both its ends', () => {
  it.each([
    'Our mooring fee goes up by $375 in March.',
    'In one year the crossings went up by 35 percent.',
    'In ten years the number of puffin burrows has fallen by 63 percent.',
    'Islanders carried rose by 50 percent between 2024 and last year.',
    'School trips rose from 1,733 to 1,906 in the year.',
    'The trust closed its year with a surplus of $1,270.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['Our mooring fee goes up by $435 in March.', '$435'],
    ['In one year the crossings fell by 35 percent.', '35 percent'],
    ['In one year the crossings went up by 53 percent.', '53 percent'],
    ['In five years the number of puffin burrows has fallen by 63 percent.', '63 percent'],
    ['Islanders carried rose by 50 percent between 2022 and last year.', '50 percent'],
    ['School trips rose from 1,906 to 1,733 in the year.', '1,906'],
    ['The trust closed its year with a surplus of $2,170.', '$2,170'],
  ])('is reported where it is another: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});
