import { expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../testing/classified-units.ts';
import { classifyRequirement } from './requirements/classify-requirement.ts';

const kindOf = (text: string, role: 'attachment' | 'other' = 'attachment', own = 0.1) => {
  const [unit] = classifiedUnits([paragraph(text)], () => ({ role, probability: 0.6 }));
  if (!unit) throw new Error('no unit');
  const probabilities = new Map([...unit.probabilities, ['format', own], ['limit', own]] as const);
  return classifyRequirement({ ...unit, probabilities })?.kind;
};

it.each([
  'Resumes have at most 5 pages.',
  'Letters must not exceed 400 words.',
  'Only one application per club is accepted.',
])('recognizes a limit by its wording: %s', (text) => expect(kindOf(text)).toBe('limit'));

it.each([
  'Copies have to be in PDF format.',
  'Use 12-point font and 1-inch margins.',
  'Name the file after the club.',
  'Resumes are written in English.',
])('recognizes a format rule by its wording: %s', (text) => expect(kindOf(text)).toBe('format'));

it.each([
  'Resumes of the staff (not included in the page limit)',
  'Attach the form at https://example.org/form.pdf.',
])('does not change the kind of an attachment: %s', (text) =>
  expect(kindOf(text)).toBe('attachment'),
);

it.each([
  'Need, plan and budget together have at most 10 pages.',
  'Sections A to C may not exceed 2,500 words in total.',
])('always lists a limit shared by several sections: %s', (text) =>
  expect(kindOf(text, 'other', 0)).toBe('limit'),
);

it('does not change the kind of a line that is hardly a rule or requires nothing', () => {
  expect(kindOf('Copies have to be in PDF format.', 'attachment', 0.01)).toBe('attachment');
  expect(kindOf('Copies have to be in PDF format.', 'other', 0)).toBeUndefined();
});
