import { expect, it } from 'vitest';
import { describeSearch } from './searched-text.ts';

it.each([
  [
    'organization-1',
    'Searched saved answers and 1 document. Check each passage before you send it.',
  ],
  [undefined, 'Searched 1 document. Check each passage before you send it.'],
])('names saved answers only if an organization is selected (%s)', (organizationId, text) => {
  const documentIds = ['document-1'];
  expect(describeSearch({ organizationId, documentIds, applicationIds: [] })).toBe(text);
});
