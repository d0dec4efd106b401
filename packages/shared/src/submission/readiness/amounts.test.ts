import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, type Given } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

describe('the rule on the requested amount', () => {
  const ceiling = { amount: 50_000, currency: 'USD' };
  const input = (text: string): Given => ({
    html: `<h2>Budget</h2><p>${text}</p>`,
    details: { award: { ceiling } },
  });

  it('finds a request above the ceiling', () => {
    expect(findingTexts('request', input('Harbor House requests $62,500 to renovate.'))).toEqual([
      'blocker: You request $62,500, more than the maximum of $50,000',
    ]);
  });

  it('finds two different requests', () => {
    const text = 'We request $25,000 for the kitchen. In total we are requesting $27,500.';
    expect(findingTexts('request', input(text))).toEqual([
      'warning: The text requests both $25,000 and $27,500',
    ]);
  });

  it('finds every request above the ceiling', () => {
    const text = 'We request $62,500. In total we are requesting $90,000. We request $20,000.';
    const [first] = findFindings(aReadinessInput(input(text)));
    expect(first).toMatchObject({
      text: 'You request $90,000, more than the maximum of $50,000',
      help: 'Lower the request and the budget. Also above the maximum: $62,500.',
    });
  });

  it.each([
    'The total project costs $162,500; we request $50,000.',
    'We also request $90,000 from the Elm Trust.',
    'Families ask for €62,500 worth of food.',
    'Last year the city gave $75,000.',
  ])('finds nothing in %s', (text) => {
    expect(findingTexts('request', input(text))).toEqual([]);
  });

  it.each(['62500', '62,500.', '62 500', '$62,500'])(
    'finds the request in the answer %j',
    (answer) => {
      const answers = [{ question: 'How much do you request?', answer }];
      expect(findingTexts('request', { ...input('Nothing.'), answers })).toEqual([
        'blocker: You request $62,500, more than the maximum of $50,000',
      ]);
    },
  );

  it.each(['62500 families', '€62,500', '62500 or 80000'])(
    'does not find a request in the answer %j',
    (answer) => {
      const answers = [{ question: 'How much do you request?', answer }];
      expect(findingTexts('request', { ...input('Nothing.'), answers })).toEqual([]);
    },
  );

  it('also checks the amount that the applicant entered', () => {
    const submission = { requestedAmount: 60_000 };
    const tooHigh = 'blocker: You request $60,000, more than the maximum of $50,000';
    expect(findingTexts('request', { ...input('Nothing.'), submission })).toEqual([tooHigh]);
    const differs =
      'warning: You entered $60,000 as the amount requested; the text requests $45,000';
    expect(findingTexts('request', { ...input('We request $45,000.'), submission })).toEqual([
      tooHigh,
      differs,
    ]);
    const yearly = 'We request $20,000 per year.';
    expect(findingTexts('request', { ...input(yearly), submission })).toEqual([tooHigh]);
  });

  it('checks the text even if an amount is entered', () => {
    const submission = { requestedAmount: 50_000 };
    expect(findingTexts('request', { ...input('We request $75,000.'), submission })).toEqual([
      'blocker: You request $75,000, more than the maximum of $50,000',
      'warning: You entered $50,000 as the amount requested; the text requests $75,000',
    ]);
  });
});

describe('the rule on table totals', () => {
  const table = (...rows: string[]) =>
    `<h2>Budget</h2><table>${rows
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`;

  it('finds a total that differs from the sum', () => {
    const html = table('Item|Cost', 'Staff|$40,000', 'Rent|$18,000', 'Total|$61,000');
    expect(findingTexts('table-total', { html })).toEqual([
      'blocker: “Total” is $61,000, but the amounts add up to $58,000',
    ]);
  });

  it.each([
    ['Group|Served', 'Youth|120', 'Adults|90', 'Total|180'],
    ['Item|Cost', 'Staff|$120', 'Rent|$90', 'Total (rounded down)|$200'],
  ])('only warns if the row may not be a sum: %s', (...rows) => {
    expect(findingTexts('table-total', { html: table(...rows) })).toEqual([
      expect.stringMatching(/^warning: “Total.*, but the amounts add up to \$?210$/),
    ]);
  });

  it('warns about a subtotal that differs from the amounts above it', () => {
    const html = table('A|Cost', 'x|$10', 'y|$20', 'Subtotal|$35', 'z|$40', 'Total|$70');
    expect(findingTexts('table-total', { html })).toEqual([
      'warning: “Subtotal” is $35, but the amounts add up to $30',
    ]);
  });

  it.each([
    [['A|Cost', 'x|$10', 'including y|$4', 'z|$20', 'Subtotal|$36', 'a|$5', 'Total|$35'], '$36'],
    [
      ['A|Cost', 'a|$1', 'thereof b|$1', 'c|$2', 'Subtotal|$3', 'd|$5', 'e|$5', 'Subtotal|$9'],
      '$9',
    ],
    [
      [
        'A|Cost',
        'x|$10',
        'y|$20',
        'Subtotal|$30',
        'a|$5',
        'including b|$2',
        'c|$7',
        'Subtotal|$11',
      ],
      '$11',
    ],
  ])('warns about a wrong subtotal if items have parts: %s', (rows, stated) => {
    const found = findingTexts('table-total', { html: table(...rows) });
    expect(found).toContainEqual(expect.stringContaining(`warning: “Subtotal” is ${stated}`));
  });

  it.each([
    [
      'parts of items in each subtotal',
      [
        ...['A|Cost', 'x|$10', 'of which y|$4', 'z|$20', 'Subtotal|$30'],
        ...['a|$5', 'including b|$2', 'c|$7', 'Subtotal|$12', 'Total|$42'],
      ],
    ],
    [
      'parts of items before the first subtotal only',
      ['A|Cost', 'x|$10', 'thereof y|$4', 'z|$20', 'Subtotal|$30', 'a|$5', 'c|$7', 'Subtotal|$12'],
    ],
    ['money subtotals', ['A|Cost', 'x|$1', 'y|$2', 'Sub-total|$3', 'z|$4', 'w|$5', 'Total|$12']],
    [
      'running subtotals',
      ['A|Cost', 'x|$1', 'y|$2', 'Subtotal|$3', 'z|$4', 'w|$5', 'Subtotal|$12'],
    ],
    ['subtotals', ['A|B', 'x|1', 'y|2', 'Subtotal|3', 'z|4', 'Total|7']],
    [
      'sections with totals',
      ['A|B', 'x|1', 'y|2', 'Total income|3', 'z|4', 'w|5', 'Total expenses|9'],
    ],
    [
      'a grand total of totals',
      ['A|B', 'x|1', 'y|2', 'Total|3', 'z|4', 'w|5', 'Total|9', 'Grand total|12'],
    ],
    ['words in the column', ['A|B', 'x|1', 'y|in kind', 'z|4', 'Total|9']],
    ['a column of rates', ['A|Hourly rate', 'x|10', 'y|20', 'Total|300']],
    ['parts of an item', ['A|B', 'x|10', 'of which y|4', 'z|20', 'Total|30']],
    ['one item only', ['A|B', 'x|10', 'Total|30']],
    ['a total of unique people', ['Group|Served', 'x|120', 'y|90', 'Total (unduplicated)|180']],
  ])('finds nothing in a correct table with %s', (_case, rows) => {
    expect(findingTexts('table-total', { html: table(...rows) })).toEqual([]);
  });
});
