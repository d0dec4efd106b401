import { z } from 'zod';
import { defineEvent } from './event.ts';

export const commentCreated = defineEvent({
  type: 'comment.created',
  source: '/applications',
  data: z.object({ ownerId: z.string(), applicationId: z.string() }),
  summary: 'Someone commented on an application through a review link; the owner is notified.',
  consumers: ['auth.notify-owner-when-comment-created'],
});
