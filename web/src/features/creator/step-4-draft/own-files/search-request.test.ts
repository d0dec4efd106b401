import { expect, it } from 'vitest';
import { anApplication, aDocument, anOrganization } from '../../../../testing/builders.ts';
import { aState, anAnalysis, someDetails } from '../../testing/builders.ts';
import { buildSearchRequest } from './search-request.ts';

const files = {
  documents: [
    aDocument({ id: 'call' }),
    aDocument({ id: 'scan', reading: { state: 'unreadable', reason: 'A scan.' } }),
    aDocument({ id: 'of-other-team', organizationId: 'organization-2' }),
    aDocument({ id: 'report', organizationId: 'organization-1' }),
    aDocument({ id: 'chosen' }),
  ],
  applications: [
    anApplication({ id: 'this' }),
    anApplication({ id: 'earlier' }),
    anApplication({ id: 'theirs', organizationId: 'organization-2' }),
  ],
  organizations: [anOrganization(), anOrganization({ id: 'organization-2', name: 'Lake Shelter' })],
};

const state = aState({
  documentIds: ['chosen'],
  saved: { id: 'this', version: 1 },
  analysis: anAnalysis({ savedDocumentId: 'call', details: someDetails() }),
});

it("searches selected documents first, and skips call files, other teams' files and files without text", () => {
  expect(buildSearchRequest(state, files, 'Need').documentIds).toEqual(['chosen', 'report']);
});

it("searches the organization's other applications", () => {
  expect(buildSearchRequest(state, files, 'Need')).toMatchObject({
    applicationIds: ['earlier'],
    otherOrganizations: ['Lake Shelter'],
  });
});

it('sends the prompts of a section that the funder requires, unless the applicant leaves it out', () => {
  const prompts = ['Who needs it?', 'How many wait?'];
  const section = { name: 'Need', description: '', prompts, required: true };
  const analysis = anAnalysis({ details: someDetails({ sections: [section] }) });
  expect(buildSearchRequest({ ...state, analysis }, files, 'Need').prompts).toEqual(prompts);
  expect(buildSearchRequest({ ...state, analysis }, files, 'Whom do you serve?').prompts).toEqual(
    [],
  );
  const submission = { sections: { leftOut: ['Need'] } };
  expect(buildSearchRequest({ ...state, analysis, submission }, files, 'Need').prompts).toEqual([]);
});

it('sends the prompts of the given section, even if another name differs only in its number', () => {
  const sections = ['1. Budget', '4. Budget'].map((name) => ({
    ...{ name, description: '', required: true },
    prompts: [`Prompt of ${name}`],
  }));
  const analysis = anAnalysis({ details: someDetails({ sections }) });
  expect(buildSearchRequest({ ...state, analysis }, files, '4. Budget').prompts).toEqual([
    'Prompt of 4. Budget',
  ]);
});
