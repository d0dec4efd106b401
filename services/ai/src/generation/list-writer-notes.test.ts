import type { AnalysisDetails, WriterNote } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { draftInput } from '../../test/extracted-texts.ts';
import { listWriterNotes } from './list-writer-notes.ts';

const ceiling = { amount: 30_000, currency: 'USD', quote: 'Up to $30,000.', page: 2 };
const details = (award: AnalysisDetails['award']): AnalysisDetails => ({
  provider: 'built-in',
  isCall: true,
  award,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
});
const listNotes = (
  answer: string,
  award: AnalysisDetails['award'] = { ceiling },
  question = 'How much do you request?',
) =>
  listWriterNotes(
    [],
    draftInput({
      sections: [
        { name: 'Need', description: 'Why?' },
        { name: 'Budget', description: 'List all costs.' },
      ],
      answers: [{ question, answer }],
      details: details(award),
    }),
  );

describe('notes about the requested amount', () => {
  it('report a request above the ceiling in the budget section, and quote the rule', () => {
    expect(listNotes('$40,000')).toEqual([
      {
        section: 'Budget',
        kind: 'above-ceiling',
        text: 'You ask for $40,000. The funder awards at most $30,000.',
        quote: 'Up to $30,000.',
        page: 2,
      },
    ]);
  });

  it.each([
    ['the ceiling', '$40,000', 'Up to $30,000 per year.'],
    ['the request', 'We request $40,000 over two years.', 'Up to $30,000.'],
  ])('only ask to check the period if %s may be for another period', (_, answer, quote) => {
    expect(listNotes(answer, { ceiling: { ...ceiling, quote } })).toMatchObject([
      {
        kind: 'other',
        text: 'You ask for $40,000. The funder awards at most $30,000. Check whether both amounts cover the same period.',
      },
    ]);
  });

  it('report a request below the smallest award', () => {
    const floor = { amount: 5_000, currency: 'USD' };
    expect(listNotes('We request $1,000.', { floor, ceiling })).toEqual([
      {
        section: 'Budget',
        kind: 'other',
        text: 'You ask for $1,000. The funder awards at least $5,000.',
      },
    ]);
    expect(listNotes('We ask families for $20.', { floor }, 'Who else pays?')).toEqual([]);
  });

  it.each([
    ['within the range', '$30,000'],
    ['in another currency', '€40,000'],
    ['that is not stated', 'We do not know yet.'],
  ])('are not written for a request %s', (_, answer) => {
    expect(listNotes(answer)).toEqual([]);
    expect(listNotes('$40,000', {})).toEqual([]);
  });
});

describe("the analyst's notes", () => {
  it('are listed without duplicates, after the notes found by code', () => {
    const note = (section: string, overrides: Partial<WriterNote>): WriterNote => ({
      section,
      kind: 'unallowed-cost',
      text: 'The van is a vehicle.',
      quote: 'No vehicles.',
      ...overrides,
    });
    const sections = [
      { name: 'Need', blocks: [], notes: [note('Need', {})] },
      { name: 'Plan', blocks: [] },
      {
        name: 'Budget',
        blocks: [],
        notes: [
          note('Budget', { text: 'A van is planned.' }),
          note('Budget', { quote: 'No land.' }),
          note('Budget', { text: 'The van is for rent.', quote: 'No vehicles. No rent.' }),
        ],
      },
    ];
    expect(listWriterNotes(sections, draftInput())).toEqual([note('Need', {})]);
  });
});
