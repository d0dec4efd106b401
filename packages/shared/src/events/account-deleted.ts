import { z } from 'zod';
import { defineEvent } from './event.ts';

export const accountDeleted = defineEvent({
  type: 'account.deleted',
  source: '/auth',
  data: z.object({ userId: z.string() }),
  summary: 'An account was deleted after its grace period; every service deletes its data.',
  consumers: [
    'ai.delete-jobs-when-account-deleted',
    'applications.delete-applications-when-account-deleted',
    'billing.delete-entitlements-when-account-deleted',
    'documents.delete-documents-when-account-deleted',
    'organizations.delete-organizations-when-account-deleted',
  ],
});
