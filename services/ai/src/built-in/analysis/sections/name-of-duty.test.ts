import { expect, it } from 'vitest';
import { partAt } from './candidate.ts';
import { namedByDuty, nameOfDuty } from './name-of-duty.ts';

it.each([
  ['A project manager must be named in the proposal', 'Project manager'],
  ['The work plan should be included with your application', 'Work plan'],
  ['Letters of support must be attached to the application form', 'Letters of support'],
  ['Two referees are to be listed in each application', 'Two referees'],
])('%s asks for %s', (said, name) => {
  expect(nameOfDuty(said)).toBe(name);
});

it.each([
  'Applications must be included in the form',
  'Organizations must agree to an audit',
  'Work plan',
  'What must be named in the proposal?',
])('%s stays', (said) => {
  expect(nameOfDuty(said)).toBe(said);
});

it('keeps what the sentence says', () => {
  const name = 'The work plan should be included with your application';
  const part = namedByDuty(partAt({ block: 0, quote: name }, { name, from: 'list' }));
  expect([part.name, part.told]).toEqual(['Work plan', [`${name}.`]]);
});
