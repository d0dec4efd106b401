import { expect, it } from 'vitest';
import type { Source } from './candidates.ts';
import { isOrganizationName } from './is-organization-name.ts';

const named = (text: string, ...sources: Source[]) => ({
  text,
  sources: new Set(sources),
  units: [],
});

it.each([
  'Heron Foundation',
  'The Meadow Department of Health',
  'Council for Women & Youth Involvement',
  'University of Heron Research Fund (UHRF)',
  'Heron Foundation, Inc.',
  'City of Heron',
  'The Commonwealth of Kentucky',
  'March of Dimes Foundation',
  'Opportunity Fund',
  'Office of Economic Opportunity',
  'Equal Employment Opportunity Commission',
  'Office of Management and Budget',
  'Round Rock Community Foundation',
  'The Dean Witter Foundation',
  'Directors Guild Foundation',
  'Meeting Street Fund',
  'Police Officer Memorial Fund',
  'Economic Opportunity Commission of San Luis Obispo',
  'Children and Families Commission',
  'Nature Conservancy',
  '“I Have A Dream” Foundation',
])('accepts "%s"', (text) => expect(isOrganizationName(named(text), false)).toBe(true));

it.each(['Gardeners United', 'Total Community Action', 'Sport England', 'Grantmakers in Health'])(
  'accepts "%s" only if the document introduces it',
  (text) => {
    expect(isOrganizationName(named(text), false)).toBe(false);
    expect(isOrganizationName(named(text), true)).toBe(true);
  },
);

it.each(['Report for America', 'Humanities Montana'])('accepts "%s" after a label', (text) =>
  expect(isOrganizationName(named(text, 'label'), false)).toBe(true),
);

it('accepts the subject of a sentence about giving unless it names a document', () => {
  const giver = (text: string) => ({ ...named(text), isGiver: true });
  expect(isOrganizationName(giver('Report for America'), true)).toBe(true);
  expect(isOrganizationName(giver('Notice of Funding Opportunity'), true)).toBe(false);
  expect(isOrganizationName(giver('Letter of Inquiry'), true)).toBe(false);
});

it.each([
  ['a document', 'Letter of Inquiry'],
  ['a heading', 'Deadlines for the Heron Foundation'],
  ['a request', 'Requests to the Heron Foundation'],
  ['a part of a foundation', 'Heron Foundation’s Garden Grants'],
  ['a row of a table', 'Meeting Date | Heron Foundation'],
  ['a label with its value', 'Funder: Heron Foundation'],
  ['a clause', 'The foundation does not make grants'],
  ['a post', 'Heron Foundation Program Director'],
  ['a committee without a name', 'The Scholarship Selection Committee'],
  ['a name that is cut off', 'Heron Foundation for'],
  ['an acronym of a document', 'RFP'],
])('rejects %s', (_, text) => expect(isOrganizationName(named(text), true)).toBe(false));
