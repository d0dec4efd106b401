/**
 * The calls whose answers a screen begins with, by the first part of its address. The page that a
 * signed-in person gets asks for them itself, before any script has arrived (build/screens-ahead.ts).
 */
export const firstReads = {
  dashboard: ['listApplications', 'countApplications'],
  documents: ['listDocuments'],
  organizations: ['listOrganizations'],
} as const;

export type FirstRead = (typeof firstReads)[keyof typeof firstReads][number];
