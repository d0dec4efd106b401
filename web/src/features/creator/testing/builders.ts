import type {
  Analysis,
  AnalysisDetails,
  Application,
  Generation,
  Organization,
  WriterNote,
} from '@grantwright/shared/contract';
import { newApplication, type CreatorState } from '../state/creator-state.ts';
import { toOrganizationForm } from '../../../domain/organization-form/organization-form.ts';

const builtAt = '2026-11-01T10:00:00.000Z';

export const anOrganization = (overrides: Partial<Organization> = {}): Organization => ({
  id: 'organization-1',
  name: 'Harbor House',
  organizationType: 'charity',
  missionStatement: 'A roof for everyone.',
  access: 'owner',
  hasTeam: false,
  memberCount: 0,
  isDefault: true,
  createdAt: builtAt,
  updatedAt: builtAt,
  ...overrides,
});

export const someDetails = (overrides: Partial<AnalysisDetails> = {}): AnalysisDetails => ({
  provider: 'built-in',
  isCall: true,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
  ...overrides,
});

export const anAnalysis = (overrides: Partial<Analysis> = {}): Analysis => ({
  requirements: ['Apply by mail.'],
  sections: [{ name: 'Need', description: 'Why it is needed.' }],
  grantProgram: 'Shelter Fund',
  details: someDetails(),
  ...overrides,
});

export const aGeneration = (overrides: Partial<Generation> = {}): Generation => ({
  content: '<h2>Need</h2><p>We ask for [NEEDS INPUT: how much?].</p>',
  claims: [],
  gaps: [],
  provider: 'built-in',
  ...overrides,
});

export const aNote = (overrides: Partial<WriterNote> = {}): WriterNote => ({
  section: 'Need',
  kind: 'unallowed-cost',
  text: 'The van for $14,000 is not covered.',
  quote: 'Funds may not be used to purchase vehicles.',
  page: 4,
  ...overrides,
});

export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  id: 'application-1',
  title: 'A roof',
  grantProgram: 'Shelter Fund',
  status: 'complete',
  applicationDate: 'November 1, 2026',
  organizationId: 'organization-1',
  access: 'owner',
  canDelete: true,
  isShared: false,
  createdAt: builtAt,
  updatedAt: builtAt,
  version: 3,
  openGaps: 0,
  content: '<p>Saved words.</p>',
  ...overrides,
});

/** Creates a state in which an organization is selected. */
export function aState(overrides: Partial<CreatorState> = {}): CreatorState {
  const form = toOrganizationForm(anOrganization());
  return {
    ...newApplication,
    organizationId: 'organization-1',
    organization: form,
    profile: form,
    ...overrides,
  };
}
