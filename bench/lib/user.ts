import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getCookie, sendRequest, type ApiRequest } from './send-request.ts';

/** A user's session, which can be serialized for another process. */
export type Session = { url: string; cookie: string; headers: Record<string, string> };

export type Account = { email: string; password: string };

const createdSchema = z.object({ id: z.string() });

/** Sends requests in a session, which keeps the cookie of each response. */
export function sessionClient(session: Session) {
  async function request(sent: ApiRequest): Promise<Response> {
    const headers = { ...session.headers, ...sent.headers };
    const response = await sendRequest(session.url, session.cookie, { ...sent, headers });
    session.cookie = getCookie(response) ?? session.cookie;
    return response;
  }

  /** Returns the body of the response. Throws if the response is an error. */
  async function send(
    method: string,
    path: string,
    body?: unknown,
    options?: Pick<ApiRequest, 'headers' | 'signal'>,
  ): Promise<Buffer> {
    const response = await request({ method, path, body, ...options });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${bytes.toString()}`);
    return bytes;
  }

  /** Returns the id of the new record. */
  async function createRecord(path: string, body: object, signal?: AbortSignal): Promise<string> {
    const created = await send('POST', path, body, { signal });
    return createdSchema.parse(JSON.parse(created.toString())).id;
  }

  return { request, send, createRecord };
}

/** Registers and signs in a user. */
export async function createUser(url: string, headers: Session['headers'] = {}) {
  const session: Session = { url, cookie: '', headers };
  const client = sessionClient(session);
  const email = `bench-${randomUUID()}@example.org`;
  const account: Account = { email, password: randomUUID() };
  await client.send('POST', '/api/register', { username: email.slice(0, 30), ...account });
  const signIn = () => client.send('POST', '/api/login', account);
  return {
    ...client,
    account,
    session,
    signIn,
    /** Starts a session with unlimited applications, which `makeSuperUser` grants to an email address. */
    async becomeSuperUser(makeSuperUser: (email: string) => Promise<unknown>): Promise<void> {
      await makeSuperUser(email);
      await signIn();
    },
  };
}
