import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

/** Browser and operating system, if the request headers name them. */
export const deviceSchema = z.object({
  browser: z.string().optional(),
  system: z.string().optional(),
});
export type Device = z.infer<typeof deviceSchema>;

export const sessionSchema = z.object({
  id,
  device: deviceSchema,
  createdAt: instant,
  /** To within half an hour. */
  lastActiveAt: instant,
  /** Whether the request belongs to this session. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const auth = { service: 'auth', access: 'user' } as const;

export const sessionEndpoints = {
  listSessions: endpoint({
    ...auth,
    method: 'GET',
    path: '/api/sessions',
    status: 200,
    response: z.array(sessionSchema),
    summary: 'Lists the user’s sessions, the most recently active first.',
  }),
  endOtherSessions: endpoint({
    ...auth,
    method: 'DELETE',
    path: '/api/sessions',
    status: 204,
    summary: 'Ends every session except the current one.',
  }),
  endSession: endpoint({
    ...auth,
    method: 'DELETE',
    path: '/api/sessions/:id',
    status: 204,
    summary: 'Ends one session.',
  }),
};
