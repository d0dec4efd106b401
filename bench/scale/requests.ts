import { listKeys } from '@grantwright/shared/values';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { onePagePdf } from '../lib/one-page-pdf.ts';
import { createUser } from '../lib/user.ts';

const savedSchema = z.object({ id: z.string(), version: z.number() });
const parseSaved = (response: Buffer) => savedSchema.parse(JSON.parse(response.toString()));

/** Requests per second by kind, at the peak of a deadline day. */
export const peak = {
  save: 2_000,
  list: 250,
  open: 175,
  count: 105,
  library: 70,
  organizations: 70,
  whoAmI: 30,
  upload: 50,
  signIn: 100,
} as const;
export type Kind = keyof typeof peak;
export const kinds = listKeys(peak);

/** Registers a user with thirty applications and returns a repeatable request of each kind. */
export async function createRequests(url: string) {
  const { send, createRecord } = await createUser(url);
  // a different user signs in, because frequent sign-ins end a user's oldest sessions
  const { signIn } = await createUser(url);
  const organizationId = await createRecord('/api/organization', anOrganization());
  const content = `<p>${'A sentence about the project and whom it serves. '.repeat(300)}</p>`;
  const fields = anApplication({ organizationId, content });
  const idle: z.infer<typeof savedSchema>[] = [];
  for (let index = 0; index < 30; index += 1) {
    if (index > 0) {
      const id = await createRecord('/api/create-payment-intent', {});
      await send('POST', `/api/payments/${id}/sandbox-card`, { cardNumber: '4242424242424242' });
    }
    idle.push(parseSaved(await send('POST', '/api/applications', fields)));
  }
  const first = idle[0]?.id ?? '';

  const requests: Record<Kind, () => Promise<unknown>> = {
    async save() {
      const saved = idle.shift();
      if (!saved) throw new Error('all applications are being saved');
      const headers = { 'if-match': `"${saved.version}"` };
      const path = `/api/applications/${saved.id}`;
      idle.push(parseSaved(await send('PUT', path, fields, { headers })));
    },
    list: () => send('GET', '/api/applications'),
    open: () => send('GET', `/api/applications/${first}`),
    count: () => send('GET', '/api/application-counts'),
    library: () => send('GET', '/api/documents'),
    organizations: () => send('GET', '/api/organizations'),
    whoAmI: () => send('GET', '/api/user'),
    upload: () => {
      const form = new FormData();
      const lines = ['Call for applications', randomUUID()];
      form.set('file', new Blob([onePagePdf(lines)], { type: 'application/pdf' }), 'Call.pdf');
      return send('POST', '/api/documents', form);
    },
    signIn,
  };
  return requests;
}
