import { z } from 'zod';
import { defineEvent } from './event.ts';

export const applicationDeleted = defineEvent({
  type: 'application.deleted',
  source: '/applications',
  data: z.object({ ownerId: z.string() }),
  summary: 'An application was deleted; its versions, links and comments are deleted too.',
  consumers: ['applications.delete-parts-when-application-deleted'],
});
