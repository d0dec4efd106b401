import { expect, it } from 'vitest';
import { classifiedUnits, listItem, paragraph, heading } from '../../testing/classified-units.ts';
import { classifyRequirement, isChangeOfCall, isMatchRule } from './classify-requirement.ts';
import { findRequirements } from './find-requirements.ts';
import type { Role } from '../../model/roles.ts';

const kindOf = (text: string, ...roles: Parameters<typeof probabilities>[0]) => {
  const [unit] = classifiedUnits([paragraph(text)], () => undefined);
  if (!unit) throw new Error('no unit');
  return classifyRequirement({ ...unit, probabilities: probabilities(roles) })?.kind;
};
const probabilities = (roles: ['eligible' | 'prompt' | 'criteria', number][]) => new Map(roles);

it('does not list a prompt as a requirement', () => {
  const text = 'Describe the neighbors of the garden.';
  expect(kindOf(text, ['eligible', 0.2], ['prompt', 0.6])).toBeUndefined();
  expect(kindOf(text, ['eligible', 0.4], ['prompt', 0.4])).toBe('eligibility');
});

it('lists a prompt as a requirement if it states a condition or a criterion', () => {
  const roles = [['prompt', 0.6]] as const;
  expect(kindOf('Only nonprofits may apply.', ['eligible', 0.2], [...roles[0]])).toBe(
    'eligibility',
  );
  expect(kindOf('Show the need.', ['criteria', 0.2], [...roles[0]])).toBe('evaluation');
});

it.each([
  ['1. Letters of support (required)', 'attachment'],
  ['1. Letters of support', undefined],
  ['2. Project description (required)', undefined],
])('requires the document that a title marks as required: %s', (text, kind) => {
  const [unit] = classifiedUnits([heading(text)], () => ({ role: 'head' }));
  expect(unit && classifyRequirement(unit)?.kind).toBe(kind);
});

it.each([
  ['Ana Ruiz, Program Director, telephone: (555) 292-7991, email: ana@example.org', undefined],
  ['Mail it to Ana Ruiz, (555) 292-7991, or by email, to ana@example.org', 'submission'],
])('does not require anything with a person of the funder: %s', (text, kind) => {
  const [unit] = classifiedUnits([listItem(text)], () => ({ role: 'submit' }));
  expect(unit && classifyRequirement(unit)?.kind).toBe(kind);
});

it('finds no requirement in column titles', () => {
  const rows = [
    ['Document', 'Required'],
    ['Audit', 'Yes'],
  ];
  const kindsIn = (head: number) =>
    classifiedUnits([{ type: 'table', rows }], () => undefined).map(
      (unit) =>
        classifyRequirement({
          ...unit,
          probabilities: new Map([
            ['attachment', 1 - head],
            ['head', head],
          ]),
        })?.kind,
    );
  expect(kindsIn(0.4)).toEqual([undefined, 'attachment']);
  expect(kindsIn(0.1)).toEqual(['attachment', 'attachment']);
});

it.each([
  ['Award ceiling: $50,000', true],
  ['Closing date: May 3, 2027', true],
  ['Letter of intent due: May 3, 2027', true],
  ['Effective: May 3, 2027', false],
  ['Date of this notice: May 3, 2027', false],
  ['Published: May 3, 2027', false],
])('knows whether a label in an amendment changes the call: %s', (text, isChange) => {
  expect(classifiedUnits([paragraph(text)], () => undefined).map(isChangeOfCall)).toEqual([
    isChange,
  ]);
});

it.each([
  ['A one-to-one match is required.', true],
  ['Cost sharing of 20 percent of the total is required.', true],
  ['Matching funds are not required.', true],
  ['Projects must match the priorities of the fund.', false],
  ['A letter is required.', false],
])('recognizes a rule about matching funds: %s', (text, isRule) => {
  expect(isMatchRule(text)).toBe(isRule);
});

const blocksOf = (text: string, isHeading: boolean) => [
  isHeading ? heading(text) : paragraph(text),
  paragraph('We have funded gardens since 1998.'),
];
const listed = (text: string, role: Role, isHeading = false): string[] =>
  findRequirements(
    classifiedUnits(blocksOf(text, isHeading), (own) => (own === text ? { role } : undefined)),
  ).lines.map(({ unit }) => unit.text);

it.each([
  ['an example', 'For example, a project may cost $8,000.', 'amount', false],
  ['an example with a label', 'Example: Convene a meeting each month.', 'after', false],
  ['a declaration', 'I hereby certify that the information above is correct.', 'after', false],
  ['a receipt', 'I have received a copy of this application.', 'attachment', false],
  ['a title', 'Submit New Application', 'submit', true],
  ['a title about costs', 'Cost-Effectiveness', 'cost-rule', true],
] as const)('omits a line that does not require anything: %s', (_, text, role, isHeading) => {
  expect(listed(text, role, isHeading)).toEqual([]);
});

it.each([
  ['a title with a date', 'Deadline: June 5, 2027', 'deadline', true],
  ['a title that states a rule', 'Only typed applications are accepted', 'submit', true],
  ['a title with its explanation', 'Budget → in proportion to the work', 'criteria', true],
  ['a title that names a document', 'CV or Resume', 'attachment', true],
  ['a declaration of eligibility', 'I confirm that I live in Ohio.', 'eligible', false],
] as const)('lists %s as a requirement', (_, text, role, isHeading) => {
  expect(listed(text, role, isHeading)).toEqual([text]);
});
