import { describe, expect, it } from 'vitest';
import { listOfTable, pairsOfTable, tableOf } from './table.ts';

describe('a table', () => {
  it('is read by what its rows are called, not by how they are numbered', () => {
    const pairs = pairsOfTable(
      tableOf([
        ['Part', 'Document', 'Page limit', 'Counted?'],
        ['1', 'Abstract', '1', 'no'],
        ['2', 'Project Narrative', '18', 'yes'],
      ]),
    );
    expect(pairs.map(({ text }) => text)).toContain('Project Narrative - Page limit: 18');
  });

  it('keeps figures that are facts', () => {
    expect(
      pairsOfTable(
        tableOf([
          ['Awards', '14'],
          ['Floor', '$5,000'],
        ]),
      ).map(({ text }) => text),
    ).toEqual(['Awards: 14', 'Floor: $5,000']);
  });

  it('reads two labels in one cell as two facts', () => {
    const [first, second] = pairsOfTable(
      tableOf([
        ['Grant size', 'Tier 1: $10,000-$25,000\nTier 2: $25,001-$90,000'],
        ['Term', 'one year'],
      ]),
    );
    expect(first).toMatchObject({ quote: 'Tier 1: $10,000-$25,000' });
    expect(second).toMatchObject({ label: 'Grant size - Tier 2', value: '$25,001-$90,000' });
  });
});

describe('a list in a table', () => {
  it('has boxes to tick and a title', () => {
    expect(
      listOfTable([
        ['PART D. ENCLOSE', '', ''],
        ['☐', 'D1', 'IRS determination letter'],
        ['☐', 'D2', 'Most recent audit'],
      ]),
    ).toEqual({
      title: 'PART D. ENCLOSE',
      items: ['IRS determination letter', 'Most recent audit'],
    });
  });

  it('is not a table of labels and values', () => {
    expect(
      listOfTable([
        ['Opens', 'May 1'],
        ['Closes', 'May 2'],
        ['Award', '$5'],
      ]),
    ).toBeUndefined();
  });

  it('has columns that are named beside an empty corner', () => {
    const pairs = pairsOfTable(
      tableOf([
        ['', 'First round', 'Second round'],
        ['Applications due', 'March 4, 2028', 'October 7, 2028'],
        ['Board decides', 'May 12, 2028', 'December 9, 2028'],
      ]),
    );
    expect(pairs.map(({ text }) => text)).toContain(
      'Applications due - Second round: October 7, 2028',
    );
  });
});
