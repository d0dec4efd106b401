import { z } from 'zod';
import { defineEvent } from './event.ts';

export const userRegistered = defineEvent({
  type: 'user.registered',
  source: '/auth',
  data: z.object({ userId: z.string() }),
  summary: 'An account was created.',
  consumers: [],
});
