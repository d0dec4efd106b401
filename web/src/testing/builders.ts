import type {
  ApplicationSummary,
  LibraryDocument,
  Organization,
  SavedAnswer,
  User,
} from '@grantwright/shared/contract';

const day = '2026-03-02T09:00:00.000Z';

export const aUser = (overrides: Partial<User> = {}): User => ({
  id: 'user-1',
  username: 'maya',
  email: 'maya@example.org',
  createdAt: day,
  isSuperUser: false,
  ...overrides,
});

export const anApplication = (overrides: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  id: 'application-1',
  title: 'Reading rooms',
  grantProgram: 'Community Fund',
  status: 'in_progress',
  applicationDate: 'March 2, 2026',
  organizationId: 'organization-1',
  access: 'owner',
  canDelete: true,
  isShared: false,
  createdAt: day,
  updatedAt: day,
  version: 1,
  openGaps: 0,
  ...overrides,
});

export const anOrganization = (overrides: Partial<Organization> = {}): Organization => ({
  id: 'organization-1',
  name: 'Northside Reading Room',
  access: 'owner',
  hasTeam: false,
  memberCount: 0,
  isDefault: true,
  createdAt: day,
  updatedAt: day,
  ...overrides,
});

export const aDocument = (overrides: Partial<LibraryDocument> = {}): LibraryDocument => ({
  id: 'document-1',
  name: 'Guidelines',
  originalName: 'guidelines.pdf',
  fileType: 'pdf',
  fileSize: 1536,
  createdAt: day,
  sortOrder: 0,
  reading: { state: 'read', pages: 2 },
  access: 'owner',
  canDelete: true,
  ...overrides,
});

export const aSavedAnswer = (overrides: Partial<SavedAnswer> = {}): SavedAnswer => ({
  id: 'answer-1',
  organizationId: 'organization-1',
  question: 'Need',
  text: '<p>Many families wait.</p>',
  applicationId: 'application-2',
  applicationTitle: 'Mobile pantry',
  access: 'owner',
  canDelete: true,
  creatorId: 'user-1',
  isCreator: true,
  acceptedAt: day,
  reviewAfter: '2027-03-02',
  isDue: false,
  updatedAt: day,
  ...overrides,
});
