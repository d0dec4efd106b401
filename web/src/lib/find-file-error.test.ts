import { limits } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { findFileError } from './find-file-error.ts';

it.each([
  [{ name: 'rules.pdf', size: 1 }, undefined],
  [{ name: 'RULES.DOCX', size: limits.fileBytes }, undefined],
  [{ name: 'rules.txt', size: 1 }, 'This is not a PDF or DOCX file.'],
  [{ name: 'pdf', size: 1 }, 'This is not a PDF or DOCX file.'],
  [{ name: 'rules.pdf', size: 0 }, 'This file is empty.'],
  [{ name: 'rules.pdf', size: limits.fileBytes + 1 }, 'This file is 10.01 MB. The limit is 10 MB'],
])('returns the error for %o, or undefined', (file, words) => {
  const problem = findFileError(file, '.pdf,.docx');
  if (words === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(words);
});

it('lists every accepted type', () =>
  expect(findFileError({ name: 'a.txt', size: 1 }, '.pdf,.doc,.docx')).toContain(
    'a PDF, DOC or DOCX file',
  ));
