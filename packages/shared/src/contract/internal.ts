import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { organizationSchema } from './organization.ts';
import { extractedTextSchema } from './extracted-text.ts';
import { savedAnswerSchema } from './saved-answer.ts';

/** The user of a session, with the data signed by the gateway as an identity. */
export const sessionIdentitySchema = z.object({
  userId: id,
  sessionId: id,
  superUser: z.boolean(),
});
export type SessionIdentity = z.infer<typeof sessionIdentitySchema>;

/**
 * Endpoints for other services, under `/internal`, which the gateway never routes. Requests carry the user's own
 * identity, except to `resolveSession`, where it is the gateway's. `callers` defines which services forward an
 * identity.
 */
export const internalEndpoints = {
  resolveSession: endpoint({
    service: 'auth',
    access: 'gateway',
    callers: ['gateway'],
    method: 'POST',
    path: '/internal/sessions/resolve',
    status: 200,
    body: z.object({ cookie: z.string().min(1).max(200) }),
    response: sessionIdentitySchema,
    summary:
      'Returns the identity of a session cookie; 401 when it is unknown, expired or revoked.',
  }),
  getBuyer: endpoint({
    service: 'auth',
    access: 'user',
    callers: ['billing'],
    method: 'GET',
    path: '/internal/buyer',
    status: 200,
    response: z.object({ username: z.string(), email: z.string() }),
    summary: 'Returns the user’s name and email for a receipt.',
  }),
  getOrganization: endpoint({
    service: 'organizations',
    access: 'user',
    callers: ['applications'],
    method: 'GET',
    path: '/internal/organizations/:id',
    status: 200,
    /** Older services do not send the owner, and return only the user's own organizations. */
    response: organizationSchema.extend({ ownerId: id.optional() }),
    summary: 'Returns an organization that the user owns or is a member of.',
  }),
  getExtractedText: endpoint({
    service: 'documents',
    access: 'user',
    callers: ['ai'],
    method: 'GET',
    path: '/internal/documents/:id/reading',
    status: 200,
    response: z.object({
      name: z.string(),
      reading: extractedTextSchema,
      /** The organization whose team includes the user; absent for the user's own documents. */
      organizationId: id.optional(),
    }),
    summary:
      'Returns the extracted text of a library document; waits while extraction is in progress.',
  }),
  getApplicationText: endpoint({
    service: 'applications',
    access: 'user',
    callers: ['ai'],
    method: 'GET',
    path: '/internal/applications/:id/text',
    status: 200,
    response: z.object({ title: z.string(), content: z.string(), savedAt: instant }),
    summary: 'Returns the saved text of an application.',
  }),
  listAnswersToSearch: endpoint({
    service: 'applications',
    access: 'user',
    callers: ['ai'],
    method: 'GET',
    path: '/internal/answers',
    status: 200,
    query: z.object({ organizationId: id }),
    response: z.array(savedAnswerSchema),
    summary: 'Lists the latest saved answers of an organization, newest first, up to 200.',
  }),
  readFile: endpoint({
    service: 'documents',
    access: 'user',
    callers: ['ai'],
    method: 'POST',
    path: '/internal/readings',
    status: 200,
    upload: 'stream',
    query: z.object({ name: z.string().max(300) }),
    response: extractedTextSchema,
    summary: 'Extracts the text of a file without saving it.',
  }),
  readUrl: endpoint({
    service: 'documents',
    access: 'user',
    callers: ['ai'],
    method: 'POST',
    path: '/internal/pages',
    status: 200,
    body: z.object({ url: z.string() }),
    response: extractedTextSchema,
    summary: 'Extracts the text of a public web page or file.',
  }),
  reserveEntitlement: endpoint({
    service: 'billing',
    access: 'user',
    callers: ['applications'],
    method: 'PUT',
    path: '/internal/reservations/:id',
    status: 200,
    response: z.object({ kind: z.enum(['free', 'credit', 'super-user']) }),
    summary: 'Reserves an entitlement under the future application id; 402 when none is left.',
  }),
  releaseEntitlement: endpoint({
    service: 'billing',
    access: 'user',
    callers: ['applications'],
    method: 'DELETE',
    path: '/internal/reservations/:id',
    status: 204,
    summary: 'Releases the reservation of an application that could not be stored.',
  }),
  applicationExists: endpoint({
    service: 'applications',
    access: 'user',
    callers: ['billing'],
    method: 'GET',
    path: '/internal/applications/:id',
    status: 200,
    response: z.object({ id }),
    summary: 'Confirms that the user stored this application at some time; otherwise 404.',
  }),
};
