import { describe, expect, it } from 'vitest';
import { draftInput } from './fixtures/draft-inputs.ts';
import { draft, section, unsupported } from './fixtures/drafted.ts';

const parts = [
  { name: 'Project Description', description: 'Describe what you will do.' },
  { name: 'Financial plan for future sustainability' },
  { name: 'Itemized budget' },
  { name: 'Most recent financial audit' },
];
const input = (money: string[], goOn: string) =>
  draftInput({
    organizationInfo: {
      name: 'Marula Kitchen Trust',
      mission: 'Marula Kitchen Trust feeds school children in the hill villages.',
    },
    parts,
    answers: [
      {
        question: 'How much money do you ask for, and what will it pay for, item by item?',
        answer: money.join('\n'),
      },
      {
        question: 'What will you do with the grant?',
        answer: 'We will build a kitchen for 900 children.',
      },
      { question: 'How will the work go on when the grant has been spent?', answer: goOn },
    ],
  });

describe('money of other countries', () => {
  it.each([
    [
      'rand',
      ['R1,640,000', 'R940,000', 'R600,000', 'R100,000'],
      'Membership brings R35,000 a year.',
    ],
    [
      'rupees, grouped as India does',
      ['₹1,64,00,000', '₹94,00,000', '₹60,00,000', '₹10,00,000'],
      'Membership brings ₹3,50,000 a year.',
    ],
    [
      'dollars of New Zealand',
      ['NZ$164,000', 'NZ$94,000', 'NZ$60,000', 'NZ$10,000'],
      'Membership brings NZ$3,500 a year.',
    ],
    [
      'złoty',
      ['PLN 164,000', 'PLN 94,000', 'PLN 60,000', 'PLN 10,000'],
      'Membership brings PLN 3,500 a year.',
    ],
  ])('make a table that adds up: %s', (_, [sum = '', ...items], goOn) => {
    const [cook, loan, reports] = items;
    const said = input(
      [
        `We ask for ${sum} over two years:`,
        `- Two cooks: ${cook}`,
        `- Seed Fund loan capital: ${loan}`,
        `- Reports: ${reports}`,
      ],
      goOn,
    );
    const drafted = draft(said);
    const budget = section(drafted, 'Itemized budget');
    expect(budget).toContain(`We ask for ${sum} over two years.`);
    expect(budget).toContain(`The items below come to ${sum}, the amount that we ask for.`);
    for (const amount of items) expect(budget).toContain(amount);
    expect(budget).toContain('Seed Fund loan capital');
    expect(section(drafted, 'Financial plan for future sustainability')).toContain(goOn);
    expect(unsupported(said, drafted)).toEqual([]);
  });

  it('are left alone where no sign is free to stand for them', () => {
    const said = input(
      ['We ask for R164,000. The Hale Trust gave $500, €300 and £200.', '- Two cooks: R94,000'],
      'Membership brings R3,500 a year.',
    );
    const drafted = draft(said);
    expect(JSON.stringify(drafted)).toContain('R164,000');
    expect(unsupported(said, drafted)).toEqual([]);
  });
});

it('asks for an audit as a paper to attach, and puts no money into it', () => {
  const drafted = draft(
    input(['We ask for $16,000.', '- Two cooks: $9,400', '- Reports: $6,600'], 'Fees pay for it.'),
  );
  expect(section(drafted, 'Most recent financial audit')).toMatch(
    /^\[NEEDS INPUT: [^\]]*attach[^\]]*\]$/,
  );
});

it('takes for the budget the lines that add up to what is asked for, and nothing else', () => {
  const said = input(
    [
      'We ask for $24,500 over two years:',
      '- Trade teacher: $17,800',
      '- Tools for 40 kits at $60: $2,400',
      '- Lathe: $4,300',
      'A place costs us $5,400 a year.',
    ],
    'Fees pay for it.',
  );
  const budget = section(draft(said), 'Itemized budget');
  expect(budget).toContain('The items below come to $24,500, the amount that we ask for.');
  expect(budget).not.toContain('Place costs');
});

it('counts money against a limit as it will read at last', () => {
  const sums = Array.from(
    { length: 9 },
    (_, at) => `- Kitchen ${String(at + 1)}: KES ${String(at + 2)},400`,
  );
  const said = draftInput({
    organizationInfo: { name: 'Marula Kitchen Trust', mission: 'We feed children in the hills.' },
    parts: [{ name: 'Project Description', description: 'Describe what you will do.' }],
    answers: [{ question: 'What will you do with the grant?', answer: sums.join('\n') }],
  });
  const wordsOf = (limit?: number): number => {
    const sections = said.details?.sections.map((each) => ({
      ...each,
      ...(limit === undefined ? {} : { limit: { words: limit } }),
    }));
    const details = said.details && sections && { ...said.details, sections };
    const text = section(
      draft({ ...said, ...(details ? { details } : {}) }),
      'Project Description',
    );
    return text
      .replace(/\[NEEDS INPUT[^\]]*\]/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
  };
  const whole = wordsOf();
  expect(whole).toBeGreaterThan(20);
  for (const limit of [whole - 1, whole - 3, whole - 6])
    expect(wordsOf(limit)).toBeLessThanOrEqual(limit);
});

it('keeps the sign of the applicant where the funder names all others', () => {
  const base = input(['R1,640,000', 'R940,000', 'R600,000', 'R100,000'], 'Members pay R35,000.');
  const told = {
    ...base,
    requirements: ['Ask for up to £20,000, €24,000 or US$26,000.'],
    organizationInfo: { ...base.organizationInfo, annualBudget: '3450000' },
  };
  const sections = draft(told);
  const whole = JSON.stringify(sections);
  expect(whole).not.toMatch(/[$€£]\s?\d/);
  expect(unsupported(told, sections)).toEqual([]);
});

it('takes thousands that a blank parts for one amount', () => {
  const sections = draft(
    draftInput({
      organizationInfo: {
        name: 'Marula Rooms',
        mission: 'Marula Rooms lends books.',
        additionalInfo:
          "We want R640 000 for a year. Stipends for ten helpers are R384 000. Books R118 000. Shelves and mats R76 000. Training R62 000. The Orle Trust may send R4 000 but don't count it.",
      },
      parts,
    }),
  );
  const budget = section(sections, 'Itemized budget');
  expect(budget).toContain('R118,000');
  expect(budget).toContain('R640,000');
  expect(budget).toContain('how should the application put it?');
});
