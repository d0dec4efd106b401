import type { ApiRequest } from '../lib/send-request.ts';
import { createUser, sessionClient, type Session } from '../lib/user.ts';

export type Response = { status: number; body: Buffer | string };

/** An account and its application, which can be serialized for another process. */
export type AccountState = Session & {
  /** The client address for `X-Forwarded-For`. */
  address: string;
  organizationId: string;
  applicationId: string;
};

/** Matches any stored version, so that a save after an interrupted save is not rejected as stale. */
const anyVersion = Array.from({ length: 900 }, (_, index) => `"${index + 1}"`).join();

/** Registers an account with unlimited applications, and creates one. */
export async function createAccount(
  url: string,
  address: string,
  makeSuperUser: (email: string) => Promise<void>,
): Promise<AccountState> {
  const user = await createUser(url, { 'x-forwarded-for': address });
  await user.becomeSuperUser(makeSuperUser);
  const organizationId = await user.createRecord('/api/organization', { name: 'Reading Room' });
  const applicationId = await user.createRecord('/api/applications', {
    title: 'Draft',
    status: 'in_progress',
    organizationId,
    content: '<p>Text.</p>',
  });
  return { ...user.session, address, organizationId, applicationId };
}

/** Sends requests as the given account. String bodies are sent unchanged. */
export function accountClient(state: AccountState) {
  const { request, createRecord } = sessionClient(state);

  async function send(sent: ApiRequest): Promise<Response> {
    const response = await request(sent);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  }

  return {
    upload: (bytes: Uint8Array, name: string, signal?: AbortSignal) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)]), name);
      return createRecord('/api/documents', form, signal);
    },
    analyze: (documentId: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/analyze-document', body: { documentId }, signal }),
    save: (body: string, signal?: AbortSignal) => {
      const path = `/api/applications/${state.applicationId}`;
      return send({ method: 'PUT', path, body, headers: { 'if-match': anyVersion }, signal });
    },
    makeFile: (body: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/generate-docx', body, signal }),
    check: (body: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/check-draft', body, signal }),
  };
}
export type Account = ReturnType<typeof accountClient>;

/** Serialized bodies, created once and sent many times. */
export const bodies = {
  save: ({ organizationId }: AccountState, content: string) =>
    JSON.stringify({ title: 'Draft', status: 'in_progress', organizationId, content }),
  file: (content: string) => JSON.stringify({ title: 'Draft', grantProgram: 'Fund', content }),
  check: (content: string) =>
    JSON.stringify({
      content,
      requirements: [],
      sections: [],
      organizationInfo: { name: 'Reading Room' },
    }),
};
