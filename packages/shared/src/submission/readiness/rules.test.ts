import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, aSection } from './testing/builders.ts';

type Given = Parameters<typeof aReadinessInput>[0];

const findingTexts = (rule: string, input: Given) =>
  findFindings(aReadinessInput(input))
    .filter((finding) => finding.rule === rule)
    .map(({ level, text }) => `${level}: ${text}`);
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('the placeholder rule', () => {
  it.each([
    ['The coordinator is TBD.', 'TBD'],
    ['TODO: add figures.', 'TODO'],
    ['We serve XXX families.', 'XXX'],
    ['Lorem ipsum dolor.', 'Lorem ipsum'],
    ['[Insert mission here] since 1999.', '[Insert mission here]'],
    ['[your organization] serves all.', '[your organization]'],
    ['Signed off by &lt;name&gt;.', '<name>'],
    ['We ask for $X to hire.', '$X'],
    ['A cost of $XX,XXX in all.', '$XX,XXX'],
    ['Call 000-000-0000 today.', '000-000-0000'],
    ['Our name is ______ here.', '______'],
    ['Serve XX% more.', 'XX%'],
  ])('finds %s', (text, placeholder) => {
    expect(findingTexts('placeholder', { html: `<h2>Need</h2><p>${text}</p>` })).toEqual([
      `blocker: Placeholder text: ${placeholder}`,
    ]);
  });

  it.each([
    'We watched Super Bowl XXX together.',
    'A grade XXX bolt of steel.',
    'See https://example.org/TODO/XXXX for more.',
    'He said “we [the board] agree” [1] [sic].',
    'If 5 < name length and 6 > 4, fine.',
    'Mexican $ prices and X-rays for 12% of patients.',
    'Signature: ______________',
    'Date: ________',
    'Our todo list is short.',
  ])('finds nothing in %s', (text) => {
    const html = `<h2>Need</h2><p>${text.replaceAll('<', '&lt;')}</p>`;
    expect(findingTexts('placeholder', { html })).toEqual([]);
  });

  it("ignores the funder's own blanks", () => {
    const prompt = 'We will serve ____ people in year one.';
    const input = {
      html: `<h2>Need</h2><p>${prompt}</p>`,
      sections: [aSection('Need', { prompts: [prompt] })],
    };
    expect(findingTexts('placeholder', input)).toEqual([]);
  });
});

describe('the limit rule', () => {
  const limited = (limit: object) => [aSection('Need', { limit })];

  it.each([
    [104, 'blocker: “Need” is 4 words over'],
    [98, 'warning: “Need” is close to its limit'],
  ])('reports %s of 100 words', (count, text) => {
    const input = { html: `<h2>Need</h2>${words(count)}`, sections: limited({ words: 100 }) };
    expect(findingTexts('limit', input)).toEqual([text]);
  });

  it('does not count gaps', () => {
    const gap = '<p>[NEEDS INPUT: which one of all the many of them?]</p>';
    const input = { html: `<h2>Need</h2>${words(94)}${gap}`, sections: limited({ words: 100 }) };
    expect(findingTexts('limit', input)).toEqual([]);
  });

  it('reports a limit shared by two sections once', () => {
    const input = {
      html: `<h2>Need</h2>${words(60)}<h2>Team</h2>${words(60)}`,
      sections: [
        aSection('Need', { limit: { words: 100, sharedWith: ['Team'] } }),
        aSection('Team'),
      ],
    };
    expect(findingTexts('limit', input)).toEqual(['blocker: “Need”, “Team” is 20 words over']);
  });

  it.each([
    [1_500, []],
    [1_800, ['warning: “Need” may be longer than 2 pages']],
    [3_000, ['blocker: “Need” is longer than 2 pages']],
  ])(
    'warns if the estimated pages exceed the limit, and blocks from 1.25 times the limit (%i words)',
    (count, texts) => {
      const input = { html: `<h2>Need</h2>${words(count)}`, sections: limited({ pages: 2 }) };
      expect(findingTexts('limit', input)).toEqual(texts);
    },
  );

  it('compares the whole text to the limit of the application', () => {
    const html = `<h2>Need</h2>${words(80)}<h2>Team</h2>${words(60)}`;
    const limit = (text: string) => ({
      html,
      details: { keyFacts: { costs: [], length: { text } } },
    });
    expect(findingTexts('limit', limit('The proposal may not exceed 120 words.'))).toEqual([
      'blocker: The application is 22 words over',
    ]);
    expect(findingTexts('limit', limit('The narrative may not exceed 120 words.'))).toEqual([
      'warning: The application may be over its limit',
    ]);
    expect(findingTexts('limit', limit('The proposal may not exceed 200 words.'))).toEqual([]);
  });
});

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

  it('prefers the amount entered by the applicant', () => {
    const submission = { requestedAmount: 60_000 };
    expect(findingTexts('request', { ...input('Nothing.'), submission })).toEqual([
      'blocker: You request $60,000, more than the maximum of $50,000',
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
  ])('finds nothing in a correct table with %s', (_case, rows) => {
    expect(findingTexts('table-total', { html: table(...rows) })).toEqual([]);
  });
});

describe('the other rules', () => {
  it('find prompts not addressed in their section', () => {
    const prompts = ['Describe your evaluation plan.', 'Explain the poverty rate.'];
    const html = `<h2>Need</h2><p>Evaluating outcomes, we measure monthly what tenants tell us in surveys about rent, ${'and heating '.repeat(12)}.</p>`;
    expect(findingTexts('prompt', { html, sections: [aSection('Need', { prompts })] })).toEqual([
      'warning: “Need” may not answer: Explain the poverty rate.',
    ]);
  });

  it('find references to attachments that are not ready', () => {
    const html = '<h2>Need</h2><p>For letters, see attached.</p>';
    expect(findingTexts('see-attached', { html })).toHaveLength(1);
    const attachments = [{ name: 'Letters', required: true, state: 'ready' as const }];
    expect(findingTexts('see-attached', { html, submission: { attachments } })).toEqual([]);
    expect(
      findingTexts('see-attached', { html: '<p>An attached garage, an appendix scar.</p>' }),
    ).toEqual([]);
  });

  it('find facts without a source', () => {
    const claims = [
      { text: '40%', kind: 'percentage' as const, source: { type: 'unsupported' as const } },
      { text: '1999', kind: 'date' as const, source: { type: 'additional' as const } },
    ];
    expect(findingTexts('fact', { claims })).toEqual(['warning: No source for “40%”']);
  });

  it('accept the budget as a source', () => {
    const claims = ['$24,000', '0.5 FTE', '$4,000'].map((text) => ({
      text,
      kind: 'figure' as const,
      source: { type: 'unsupported' as const },
    }));
    const line = { item: 'Cook', basis: '0.5 FTE at $48,000', cost: 24_000, requested: 24_000 };
    const submission = { budget: { currency: 'USD', lines: [line] } };
    expect(findingTexts('fact', { claims, submission })).toEqual([
      'warning: No source for “$4,000”',
    ]);
  });

  it('find a missing title and tax ID', () => {
    const requirements = [{ text: 'State your EIN.', kind: 'content' as const, mandatory: true }];
    const input = {
      title: ' ',
      organizationInfo: { name: 'Harbor House' },
      details: { requirements },
    };
    expect(findingTexts('missing-detail', input)).toEqual([
      'warning: The application has no title',
      'warning: The funder asks for your tax ID (EIN), and your profile has none',
    ]);
  });

  it('do not repeat a dismissed warning', () => {
    const html = '<h2>Need</h2><p>For letters, see attached.</p>';
    const [finding] = findFindings(aReadinessInput({ html }));
    const dismissed = [finding?.key ?? ''];
    expect(findFindings(aReadinessInput({ html, submission: { dismissed } }))).toEqual([]);
  });
});
