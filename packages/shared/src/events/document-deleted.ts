import { z } from 'zod';
import { defineEvent } from './event.ts';

export const documentDeleted = defineEvent({
  type: 'document.deleted',
  source: '/documents',
  data: z.object({ ownerId: z.string() }),
  summary: 'A document was deleted; data derived from it is deleted too.',
  consumers: [
    'ai.forget-analyses-when-document-deleted',
    'documents.remove-file-when-document-deleted',
  ],
});
