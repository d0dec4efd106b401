import { listKeys } from '@grantwright/shared/values';
import { randomUUID } from 'node:crypto';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { onePagePdf } from '../lib/one-page-pdf.ts';
import { getCookie, sendRequest } from '../lib/send-request.ts';

type SavedApplication = { id: string; version: number };

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
export async function createUser(url: string) {
  const email = `scale-${randomUUID()}@example.org`;
  const account = { email, password: 'a long password' };
  let cookie = '';
  const send = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await sendRequest(url, cookie, { method, path, body, headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${bytes.toString()}`);
    cookie ||= getCookie(response) ?? '';
    return bytes;
  };
  const create = async (path: string, body: object): Promise<SavedApplication> =>
    JSON.parse((await send('POST', path, body)).toString());

  await send('POST', '/api/register', { username: email.slice(0, 30), ...account });
  // a different user signs in, because frequent sign-ins end a user's oldest sessions
  const frequentSignIn = { ...account, email: `sign-in-${email}` };
  await send('POST', '/api/register', {
    username: frequentSignIn.email.slice(0, 30),
    ...frequentSignIn,
  });
  const { id: organizationId } = await create('/api/organization', anOrganization());
  const content = `<p>${'A sentence about the project and whom it serves. '.repeat(300)}</p>`;
  const fields = anApplication({ organizationId, content });
  const idle: SavedApplication[] = [];
  for (let index = 0; index < 30; index += 1) {
    if (index > 0) {
      const { id } = await create('/api/create-payment-intent', {});
      await create(`/api/payments/${id}/sandbox-card`, { cardNumber: '4242424242424242' });
    }
    idle.push(await create('/api/applications', fields));
  }
  const first = idle[0]?.id ?? '';

  const requests: Record<Kind, () => Promise<unknown>> = {
    async save() {
      const saved = idle.shift();
      if (!saved) throw new Error('all applications are being saved');
      const match = { 'if-match': `"${saved.version}"` };
      const bytes = await send('PUT', `/api/applications/${saved.id}`, fields, match);
      idle.push(JSON.parse(bytes.toString()));
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
    signIn: () => send('POST', '/api/login', frequentSignIn),
  };
  return requests;
}
