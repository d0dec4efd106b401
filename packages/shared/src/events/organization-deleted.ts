import { z } from 'zod';
import { defineEvent } from './event.ts';

export const organizationDeleted = defineEvent({
  type: 'organization.deleted',
  source: '/organizations',
  data: z.object({ ownerId: z.string() }),
  summary:
    'An organization was deleted; its applications are deleted too. Its documents stay in the owner’s library.',
  consumers: [
    'applications.delete-applications-when-organization-deleted',
    'documents.unshare-documents-when-organization-deleted',
  ],
});
