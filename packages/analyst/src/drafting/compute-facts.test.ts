import type { ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../checking/check-claims.ts';
import { computeFacts } from './compute-facts.ts';

const answered = (answer: string) => ({ answers: [{ question: 'What do you need?', answer }] });
const textsOf = (answer: string) => computeFacts(answered(answer)).map(({ text }) => text);
const withTable = (rows: string[][]) => {
  const extractedText: ExtractedText = {
    source: 'docx',
    blocks: [{ type: 'table', rows, page: 3 }],
    notes: [],
  };
  return { documents: [{ documentId: 'd1', name: 'budget', reading: extractedText }] };
};

describe('computeFacts', () => {
  it('adds up the costs in an answer', () => {
    expect(computeFacts(answered('Van: $4,000, fuel $5,600, insurance: $1,250'))).toEqual([
      {
        text: 'Total of the listed costs: $10,850 (Van $4,000; fuel $5,600; insurance $1,250)',
        source: { type: 'answer', question: 'What do you need?' },
      },
    ]);
    expect(textsOf('Van: $4,000\nFuel: $5,600\nWe ask for $8,000.')).toEqual([
      'Total of the listed costs: $9,600 (Van $4,000; Fuel $5,600)',
    ]);
  });

  it.each([
    ['a single cost', 'Van: $4,000'],
    ['a stated total', 'Van: $4,000\nFuel: $5,600\nTotal: $9,600'],
    ['two currencies', 'Van: $4,000\nFuel: €5,600'],
    ['an amount that is not a cost', 'Van: $4,000\nFuel: $5,600\nThe church gives $1,000 of it.'],
    ['unit prices', 'Chairs: $40 each\nTables: $90 each'],
  ])('does not compute a total from %s', (_, answer) => {
    expect(textsOf(answer)).toEqual([]);
  });

  it('divides an amount by the number of people', () => {
    expect(textsOf('A season costs $12,000 for 60 children.')).toEqual([
      '$12,000 for 60 children is $200 per child',
    ]);
    expect(textsOf('We need $1,000 to serve 30 households.')).toEqual([
      '$1,000 for 30 households is $33.33 per household',
    ]);
  });

  it.each([
    ['several amounts', 'We spend $12,000 of $20,000 for 60 children.'],
    ['another rate', 'It costs $12,000 each for 60 children.'],
    ['unrelated numbers', 'Our budget is $12,000. We taught 60 children.'],
    ['an estimate', 'It costs $12,000 for up to 60 children.'],
  ])('does not compute a rate for %s', (_, answer) => {
    expect(textsOf(answer)).toEqual([]);
  });

  it('adds up columns of amounts in document tables', () => {
    const rows = [
      ['Item', 'Amount', 'Note'],
      ['Van', '$4,000', 'used'],
      ['Fuel', '$5,600', '2027'],
    ];
    expect(computeFacts(withTable(rows))).toEqual([
      {
        text: 'Total of the column "Amount": $9,600',
        source: { type: 'document', documentId: 'd1', quote: 'Van | $4,000 | used', page: 3 },
      },
    ]);
    expect(computeFacts(withTable([...rows, ['Total', '$9,600', '']]))).toEqual([]);
  });
});

describe('checkClaims', () => {
  it('traces a computed value to the source of the values it was computed from', () => {
    const checked = (text: string, sources: Parameters<typeof computeFacts>[0]) =>
      checkClaims({
        content: [{ name: 'Budget', blocks: [{ type: 'paragraph', children: [{ text }] }] }],
        sources,
        today: '2026-11-21',
      }).claims;
    const costs = answered('Van: $4,000, fuel $5,600, insurance: $1,250');
    expect(checked('The project will cost $10,850.', costs)).toMatchObject([
      { text: '$10,850', source: { type: 'answer', question: 'What do you need?' } },
    ]);
    expect(checked('The project will cost $10,950.', costs)).toMatchObject([
      { source: { type: 'unsupported' } },
    ]);
    const people = answered('A season costs $12,000 for 60 children.');
    expect(checked('That is $200 per child.', people)[0]?.source).toEqual({
      type: 'answer',
      question: 'What do you need?',
    });
    const table = withTable([
      ['Item', 'Amount'],
      ['Van', '$4,000'],
      ['Fuel', '$5,600'],
    ]);
    expect(checked('All costs come to $9,600.', table)[0]?.source).toMatchObject({
      type: 'document',
      documentId: 'd1',
      page: 3,
    });
  });
});
