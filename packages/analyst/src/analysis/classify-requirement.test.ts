import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../testing/classified-units.ts';
import { classifyRequirement, isChangeOfCall } from './classify-requirement.ts';

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
