import { expect, it } from 'vitest';
import { classifyLabel } from './label-object.ts';

it.each([
  ['Deadline: ', 'own'],
  ['The final deadline is on ', 'own'],
  ['Application deadline: ', 'own'],
  ['Spring 2027 deadline: ', 'own'],
  ['The deadline for the Heron Fund is ', 'own'],
  ['Travel grant application deadline: ', 'own'],
  ['The deadline to submit the full proposal is ', 'own'],
  ['FAFSA deadline: ', 'other'],
  ['Tuition payment deadline | ', 'other'],
  ['The deadline for registration is ', 'other'],
  ['The last day to register is ', 'other'],
  ['Students must meet the housing deadline of ', 'other'],
  ['Deadline for nomination of reviewers: ', 'other'],
  ['The deadline for submission of transcripts is the ', 'other'],
  ['Visa application deadline: ', 'particular'],
  ['Paper submission deadline: ', 'particular'],
  ['Applications are due by ', undefined],
])('classifies the label "%s" as %s', (words, label) => {
  expect(classifyLabel(words)).toBe(label);
});
