import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getCookie, sendRequest, type ApiRequest } from '../lib/send-request.ts';

export type Response = { status: number; body: unknown };

/** An account and its application, which can be serialized for another process. */
export type AccountState = {
  url: string;
  /** The client address for `X-Forwarded-For`. */
  address: string;
  cookie: string;
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
  const state = { url, address, cookie: '', organizationId: '', applicationId: '' };
  const { send, create } = accountClient(state);
  const password = randomUUID();
  const email = `fair-${randomUUID()}@example.org`;
  const username = email.slice(0, 30);
  await send({ method: 'POST', path: '/api/register', body: { username, email, password } });
  await makeSuperUser(email);
  await send({ method: 'POST', path: '/api/login', body: { email, password } });
  state.organizationId = await create('/api/organization', { name: 'Reading Room' });
  const { organizationId } = state;
  const application = { title: 'Draft', status: 'in_progress', organizationId };
  state.applicationId = await create('/api/applications', {
    ...application,
    content: '<p>Text.</p>',
  });
  return state;
}

/** Sends requests as the given account. String bodies are sent unchanged. */
export function accountClient(state: AccountState) {
  const { url, address } = state;

  async function send(request: ApiRequest, signal?: AbortSignal): Promise<Response> {
    const headers = { 'x-forwarded-for': address, ...request.headers };
    const response = await sendRequest(url, state.cookie, { ...request, headers, signal });
    state.cookie = getCookie(response) ?? state.cookie;
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson ? await response.json() : await response.arrayBuffer(),
    };
  }

  /** Returns the id of the new record. */
  async function create(path: string, body: object, signal?: AbortSignal): Promise<string> {
    const response = await send({ method: 'POST', path, body }, signal);
    if (response.status >= 400)
      throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return z.object({ id: z.string() }).parse(response.body).id;
  }

  return {
    send,
    create,
    upload: (bytes: Uint8Array, name: string, signal?: AbortSignal) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)]), name);
      return create('/api/documents', form, signal);
    },
    analyze: (documentId: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/analyze-document', body: { documentId } }, signal),
    save: (body: string, signal?: AbortSignal) => {
      const path = `/api/applications/${state.applicationId}`;
      return send({ method: 'PUT', path, body, headers: { 'if-match': anyVersion } }, signal);
    },
    makeFile: (body: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/generate-docx', body }, signal),
    check: (body: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/check-draft', body }, signal),
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
