import { describe, expect, it } from 'vitest';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { withSignedFigures } from './signed-figures.ts';

const signed = (notes: string, annualBudget?: string): string | null | undefined =>
  withSignedFigures(
    draftInput({
      organizationInfo: {
        name: 'Elm Row Neighbors',
        additionalInfo: notes,
        ...(annualBudget ? { annualBudget } : {}),
      },
      parts: [],
    }),
  ).organizationInfo.additionalInfo;

describe('figures that words of money introduce', () => {
  it.each([
    ['A cook $9,000. We ask Larkin for 12,000.', 'A cook $9,000. We ask Larkin for $12,000.'],
    [
      'A cook €9,000. Total 18600. The county has promised 4,000 and we put in 2,600 from our dinner.',
      'A cook €9,000. Total €18600. The county has promised €4,000 and we put in €2,600 from our dinner.',
    ],
    ['A van £9,000, we request 7,500', 'A van £9,000, we request £7,500'],
  ])('get the sign that the rest of the money has: %s', (notes, expected) => {
    expect(signed(notes)).toBe(expected);
  });

  it('get the currency that is named for all of them', () => {
    expect(
      signed(
        'All amounts are in Kenya shillings.\nWe ask for: 640,000 (about USD 4,960). Total 900,000',
      ),
    ).toBe(
      'All amounts are in Kenya shillings.\nWe ask for: KES 640,000 (about USD 4,960). Total KES 900,000',
    );
  });

  it('get the sign of the yearly budget where the notes have none', () => {
    expect(signed('We ask for 25,000 in all.', '$310,000')).toBe('We ask for $25,000 in all.');
    expect(signed('We ask for 25,000 in all.')).toBe('We ask for 25,000 in all.');
  });

  it.each([
    'A cook $9,000. We gave 8,900 meals and raised 2,000 chicks.',
    'A cook $9,000. The total 2,400 people came in 2025.',
    'A cook $9,000. We put in 200% more.',
    'A cook $9,000 or €8,000. We ask for 12,000.',
  ])('are left alone where they count something else, or two signs are used: %s', (notes) => {
    expect(signed(notes)).toBe(notes);
  });
});
