import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** The browser used by every benchmark. */
export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type Json = Record<string, unknown>;

/** Registers a user with an organization in the running product. */
export async function createUser(request: APIRequestContext, url: string) {
  const send = async <Body = Json>(method: string, path: string, data?: object, headers = {}) => {
    const response = await request.fetch(url + path, {
      method,
      headers: { origin: url, ...headers },
      ...(data && { data }),
    });
    if (!response.ok())
      throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const email = `bench-${randomUUID()}@example.org`;
  const password = 'a long password';
  await send('POST', '/api/register', {
    username: email.slice(0, 30),
    email,
    password,
  });
  const organization = await send<{ id: string }>('POST', '/api/organization', {
    name: 'Northside Reading Room',
    type: 'educational',
    mission: 'A staffed library after school.',
  });
  /** Starts a new session that has the user's new permissions. */
  const signInAgain = () => send('POST', '/api/login', { email, password });
  return { email, send, signInAgain, organizationId: organization.id };
}

export type User = Awaited<ReturnType<typeof createUser>>;

type SavedApplication = { id: string; version: number };

export const createApplication = (user: User, fields: object = {}): Promise<SavedApplication> =>
  user.send<SavedApplication>('POST', '/api/applications', {
    title: 'A long application',
    grantProgram: 'Harbor Communities Fund',
    content: '<p>Text.</p>',
    status: 'complete',
    organizationId: user.organizationId,
    ...fields,
  });
