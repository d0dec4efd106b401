import { z } from 'zod';
import { defineEvent } from './event.ts';

export const documentSaved = defineEvent({
  type: 'document.saved',
  source: '/documents',
  data: z.object({ ownerId: z.string() }),
  summary: 'A file was stored in the library; its text can be extracted.',
  consumers: ['documents.read-text-when-document-saved'],
});
