import { expect, it } from 'vitest';
import { heading, listItem, classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { findRequirements, toRequirement } from './find-requirements.ts';

const linesOf = (...args: Parameters<typeof classifiedUnits>) =>
  findRequirements(classifiedUnits(...args))
    .lines.map(toRequirement)
    .map(({ kind, text, mandatory }) => ({
      kind,
      text,
      mandatory,
    }));

it('lists requirements by kind, in document order', () => {
  expect(
    linesOf(
      [
        paragraph('Only registered charities may apply.'),
        paragraph('Our town has a long history of giving.'),
        paragraph('Applications are due on May 1, 2027.'),
      ],
      (text) =>
        text.startsWith('Only')
          ? { role: 'eligible' }
          : text.includes('due')
            ? { role: 'deadline' }
            : undefined,
    ),
  ).toEqual([
    { kind: 'eligibility', text: 'Only registered charities may apply.', mandatory: true },
    { kind: 'deadline', text: 'Applications are due on May 1, 2027.', mandatory: true },
  ]);
});

it('prefixes a fragment with its heading', () => {
  const blocks = [heading('Eligibility'), paragraph('Applicants must:'), listItem('be registered')];
  expect(
    linesOf(blocks, (text) => (text === 'be registered' ? { role: 'eligible' } : undefined)),
  ).toEqual([{ kind: 'eligibility', text: 'Applicants must: be registered', mandatory: true }]);
});

it('prefixes an eligibility condition with its heading', () => {
  const text = 'Three years of experience in running a garden for children';
  expect(
    linesOf([heading('Eligibility criteria'), listItem(text)], (unit) =>
      unit === text ? { role: 'eligible' } : undefined,
    ),
  ).toMatchObject([{ text: `Eligibility criteria: ${text}` }]);
});

it('prefixes a change with the heading that names the changed item', () => {
  const blocks = [heading('Work plan'), paragraph('This section has been removed.')];
  expect(
    linesOf(blocks, (text) => (text.startsWith('This') ? { role: 'eligible' } : undefined)),
  ).toMatchObject([{ text: 'Work plan: This section has been removed.' }]);
});

it('marks a fragment as excluded even if the sentence that excludes it is long', () => {
  const lead = `The following is a list of ${'services, activities and '.repeat(5)}costs that cannot be supported:`;
  expect(
    linesOf([paragraph(lead), listItem('vehicles')], (text) =>
      text === 'vehicles' ? { role: 'ineligible' } : undefined,
    ).map(({ text }) => text),
  ).toEqual(['Not eligible: vehicles']);
});

it('marks each item of an exclusion list as excluded', () => {
  const lead = `The following is a list of ${'services, activities and '.repeat(5)}costs that cannot be supported:`;
  const header = 'Capital expenses, purchases of land and of real estate, and most improvements';
  const statement = 'Vehicles are not eligible under this program, whether leased or owned by you';
  expect(
    linesOf([paragraph(lead), listItem(header), listItem(statement)], (text) =>
      text === lead ? undefined : { role: 'ineligible' },
    ).map(({ text }) => text),
  ).toEqual([`Not eligible: ${header}`, statement]);
});

it('joins the label and value of a row into one line', () => {
  const rows = [['Closing date: ', 'July 1, 2027, 5:00 p.m.']];
  expect(
    linesOf([heading('Garden Grants'), { type: 'table', rows }], (text) =>
      text.startsWith('Closing') ? { role: 'deadline' } : undefined,
    ).map(({ text }) => text),
  ).toEqual(['Closing date: July 1, 2027, 5:00 p.m.']);
});

it('does not list a limit without a number', () => {
  expect(linesOf([paragraph('Please be brief.')], () => ({ role: 'limit' }))).toEqual([]);
});

it('omits units that are probably not requirements', () => {
  expect(
    linesOf([paragraph('We gave $900 in 2019.')], () => ({ role: 'amount', probability: 0.03 })),
  ).toEqual([]);
});

it('lists duplicate requirements once', () => {
  const line = 'Attach the budget form, please.';
  expect(linesOf([paragraph(line), paragraph(line)], () => ({ role: 'attachment' }))).toHaveLength(
    1,
  );
});

it('ends a long requirement after a whole word', () => {
  const words = Array.from({ length: 120 }, () => 'document').join(' ');
  const [line] = linesOf([paragraph(`Attach every ${words}.`)], () => ({ role: 'attachment' }));
  expect(line?.text).toMatch(/ document …$/);
});

it('lists the most probable lines of a long document and counts the rest', () => {
  const blocks = Array.from({ length: 40 }, (_, n) => [
    paragraph(`Attach paper ${n}, please.`),
    paragraph(`Reviewers look at quality number ${n}.`),
    paragraph(`Send part ${n} to the office.`),
    paragraph(`Grant number ${n} is $${n + 1},000.`),
  ]).flat();
  const roles = { A: 'attachment', R: 'criteria', S: 'submit', G: 'amount' } as const;
  const units = classifiedUnits(blocks, (text) => ({
    role: roles[text.charAt(0) as 'A'],
    probability: 0.5,
  }));
  const { lines, omitted } = findRequirements(units);
  expect(lines).toHaveLength(50);
  expect(omitted).toBe(110);
  expect(lines.filter(({ kind }) => kind === 'amount')).toHaveLength(15);
});

it("chooses the kind that fits the unit's values and words", () => {
  const probabilities = new Map([
    ['prompt', 0.5],
    ['eligible', 0.2],
    ['limit', 0.15],
  ] as const);
  const [unit] = classifiedUnits(
    [paragraph('The summary has at most 200 words.')],
    () => undefined,
  );
  if (!unit) throw new Error('a unit is needed');
  expect(findRequirements([{ ...unit, probabilities }]).lines.map(({ kind }) => kind)).toEqual([
    'limit',
  ]);
});

it('lists a rule about AI-written text under content, regardless of its role', () => {
  expect(
    linesOf([paragraph('Disclose any use of generative AI.')], () => ({ role: 'submit' })),
  ).toMatchObject([{ kind: 'content' }]);
});

it('omits the dates of other rounds', () => {
  const text = 'In the previous cycle, applications were due March 6, 2026.';
  expect(linesOf([paragraph(text)], () => ({ role: 'deadline' }))).toEqual([]);
});

it.each([
  ['Required?', false],
  ['Mandatory (Y/N)', false],
  ['Signature required?', true],
  ['Must be notarized', true],
])(
  'takes "No" in a column "%s" for an optional document only if the column says so',
  (title, mandatory) => {
    const rows = [
      ['Document', title],
      ['Letter of support', 'No'],
    ];
    expect(
      linesOf([{ type: 'table', rows }], (text) =>
        text.startsWith('Letter') ? { role: 'attachment' } : undefined,
      ),
    ).toMatchObject([{ mandatory }]);
  },
);
