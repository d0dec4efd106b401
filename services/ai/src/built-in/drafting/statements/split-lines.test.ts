import { describe, expect, it } from 'vitest';
import { splitStatements } from './split-lines.ts';

describe('statements', () => {
  it.each([
    'Since 2012 we have certified 31 beekeepers; nine of them now sell at our market.',
    'Repaired 18 wells; two villages came back',
    'Members lend the tools; the co-op pays for repairs',
    'Along the upper creek, we are the only crew with a boat.',
    'When the ferry does not run, it is a three-hour drive.',
    'Person to ask: leila@casco.example.org, tel. (207) 555-0174.',
    'The new station opened on October 14, 2022; cost $1,650,000, mortgage left $412,000.',
  ])('are not cut where a sentence goes on: %s', (text) => {
    expect(splitStatements(text)).toEqual([text]);
  });

  it.each([
    [
      'seed library; tool library; compost classes',
      ['seed library', 'tool library', 'compost classes'],
    ],
    ['need a truck, we have $9,000', ['need a truck', 'we have $9,000']],
    [
      'In the first year, from May 1 to July 31, 2028, we expect to serve 80 people.',
      ['In the first year, from May 1 to July 31, 2028, we expect to serve 80 people.'],
    ],
    [
      'Ida Boone, head cook, 6 yrs; Paul Reyes, driver',
      ['Ida Boone, head cook, 6 yrs', 'Paul Reyes, driver'],
    ],
  ])('are the parts of a list: %s', (text, parts) => {
    expect(splitStatements(text)).toEqual(parts);
  });
});
