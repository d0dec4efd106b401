import { z } from 'zod';

/** Every error code; statuses are defined only here (docs/PRODUCT.md#responses). */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request is invalid' },
  'wrong-password': { status: 400, title: 'Wrong password' },
  'wrong-code': { status: 400, title: 'Wrong code' },
  'bad-signature': { status: 400, title: 'The signature does not match' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'invalid-credentials': { status: 401, title: 'Sign-in failed' },
  'entitlement-required': { status: 402, title: 'Payment required' },
  'foreign-origin': { status: 403, title: 'Request from another site' },
  'code-required': { status: 403, title: 'Code required' },
  'account-closed': { status: 403, title: 'Account closed' },
  'not-allowed': { status: 403, title: 'Not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  'request-too-slow': { status: 408, title: 'The request took too long' },
  'email-taken': { status: 409, title: 'Email already in use' },
  'username-taken': { status: 409, title: 'Username already in use' },
  'stale-version': { status: 409, title: 'Changed elsewhere' },
  'key-reused': { status: 409, title: 'Key used for something else' },
  'expired-link': { status: 410, title: 'The link has expired' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-type': { status: 415, title: 'Not a file we can read' },
  'wrong-host': { status: 421, title: 'Address not set up' },
  'infected-file': { status: 422, title: 'The file was refused' },
  'unreadable-document': { status: 422, title: 'The document cannot be read' },
  'unreadable-page': { status: 422, title: 'The page cannot be read' },
  'unusable-response': { status: 422, title: 'The AI service could not do this' },
  'version-required': { status: 428, title: 'Version missing' },
  'headers-too-large': { status: 431, title: 'Headers too large' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'usage-limit': { status: 429, title: 'AI service limit reached' },
  'provider-busy': { status: 429, title: 'Service temporarily busy' },
  canceled: { status: 499, title: 'Canceled' },
  internal: { status: 500, title: 'Something went wrong' },
  'provider-failed': { status: 502, title: 'A service we rely on failed' },
  'mail-off': { status: 503, title: 'Email is not set up' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  'timed-out': { status: 504, title: 'This took too long' },
} as const;

export type ProblemCode = keyof typeof problemKinds;

/**
 * The body of every error response: `application/problem+json` (RFC 9457). `detail` is a message for the
 * user.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
