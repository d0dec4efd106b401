import type { Requirement } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { draft, section, unsupported } from '../fixtures/drafted.ts';
import { draftInput } from '../fixtures/draft-inputs.ts';
import { outOfBounds } from './out-of-bounds.ts';

const amount = (text: string): Requirement => ({ kind: 'amount', mandatory: true, text });
const dollars = (sum: number, years?: number) => ({
  amount: sum,
  currency: 'USD',
  ...(years ? { years } : {}),
});

describe('a request out of bounds', () => {
  it.each([
    [dollars(9_500), ['Request at most $5,000'], /\$9,500.*at most \$5,000/],
    [
      dollars(9_500),
      ['Request between $500 and $5,000 per year'],
      /\$9,500 a year.*\$5,000 a year/,
    ],
    [dollars(4_000, 3), ['Request at most $10,000'], /\$12,000.*\$10,000/],
    [
      dollars(9_500),
      ['Award amount: Up to $350 for students who present; up to $250 for students who attend'],
      /at most \$350/,
    ],
    [
      dollars(30_000),
      ['Small grants: request at most $5,000', 'Large grants: request at most $20,000'],
      /at most \$20,000/,
    ],
    [
      dollars(12_500),
      ['Request between $50,000 and $200,000'],
      /\$12,500.*gives at least \$50,000/,
    ],
    [dollars(400), ['Request at least $500'], /at least \$500/],
  ])('is asked about: %j %j', (request, lines, question) => {
    expect(outOfBounds(request, lines.map(amount))).toMatch(question);
  });

  it.each([
    [dollars(5_000), ['Request at most $5,000']],
    [dollars(4_000, 3), ['Request at most $5,000 per year']],
    [dollars(9_500), ['Request at most €5,000']],
    [dollars(60_000), ['Request between $50,000 and $200,000']],
    [
      dollars(4_000),
      ['Small grants: request at most $5,000', 'Large grants: request between $10,000 and $20,000'],
    ],
    [dollars(9_500), ['Request at most $5,000 in direct costs']],
    [
      dollars(9_500),
      ['Small grants: request at most $5,000', 'Large grants: request at most $20,000'],
    ],
    [dollars(9_500), ['Grants are usually up to $5,000', 'About $5,000 is available in all']],
    [undefined, ['Request at most $5,000']],
  ])('is none: %j %j', (request, lines) => {
    expect(outOfBounds(request, lines.map(amount))).toBeUndefined();
  });

  it.each([
    ['$', 'Request at most $5,000'],
    ['R', 'Request at most ZAR 5,000'],
  ])('stands in the budget of a draft, in the money of its organization: %s', (sign, line) => {
    const input = draftInput({
      organizationInfo: { name: 'Marula Kitchen Trust', mission: 'We feed school children.' },
      parts: [{ name: 'Project Description' }, { name: 'Itemized budget' }],
      answers: [
        {
          question: 'How much money do you ask for, and what will it pay for, item by item?',
          answer: `We ask for ${sign}9,500:\n- Cooks: ${sign}6,000\n- Pots: ${sign}3,500`,
        },
      ],
    });
    input.details?.requirements.push(amount(line));
    const sections = draft(input);
    expect(section(sections, 'Itemized budget')).toContain(
      `[NEEDS INPUT: You ask for ${sign}9,500, and the funder gives at most ${sign}5,000: how much do you ask for?]`,
    );
    expect(unsupported(input, sections)).toEqual([]);
  });
});
