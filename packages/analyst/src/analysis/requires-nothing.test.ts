import { expect, it } from 'vitest';
import { classifiedUnits, heading, paragraph } from '../testing/classified-units.ts';
import { findRequirements } from './find-requirements.ts';
import type { Role } from '../model/roles.ts';

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
