import { expect, it } from 'vitest';
import { isOrganizationName } from './is-organization-name.ts';

const named = (text: string) => ({ text, sources: new Set<never>(), units: [] });

it.each([
  'Heron Foundation',
  'The Meadow Department of Health',
  'Council for Women & Youth Involvement',
  'University of Heron Research Fund (UHRF)',
])('accepts "%s"', (text) => expect(isOrganizationName(named(text), false)).toBe(true));

it('accepts another name if the document introduces it', () => {
  expect(isOrganizationName(named('Gardeners United'), false)).toBe(false);
  expect(isOrganizationName(named('Gardeners United'), true)).toBe(true);
});

it.each([
  ['a document', 'Letter of Inquiry'],
  ['a heading', 'Deadlines for the Heron Foundation'],
  ['a row of a table', 'Meeting Date | Heron Foundation'],
  ['a clause', 'The foundation does not make grants'],
  ['a post', 'Heron Foundation Program Director'],
  ['a committee without a name', 'The Scholarship Selection Committee'],
  ['a name that is cut off', 'Heron Foundation for'],
  ['an acronym of a document', 'RFP'],
])('rejects %s', (_, text) => expect(isOrganizationName(named(text), true)).toBe(false));
