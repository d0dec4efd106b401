import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

type Json = Record<string, unknown>;

/** A new person with an organization in the running product, and what they may ask of it. */
export async function aPerson(context: BrowserContext, url: string) {
  const send = async <Answer = Json>(method: string, path: string, data?: object, headers = {}) => {
    const answer = await context.request.fetch(url + path, {
      method,
      headers: { origin: url, ...headers },
      ...(data && { data }),
    });
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
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
  /** A new session, which knows what has been changed about the person. */
  const signInAgain = () => send('POST', '/api/login', { email, password });
  return { email, send, signInAgain, organizationId: organization.id };
}

export type Person = Awaited<ReturnType<typeof aPerson>>;

type Saved = { id: string; version: number };

export const anApplication = (person: Person, fields: object = {}): Promise<Saved> =>
  person.send<Saved>('POST', '/api/applications', {
    title: 'A long application',
    grantProgram: 'Harbor Communities Fund',
    content: '<p>Text.</p>',
    status: 'complete',
    organizationId: person.organizationId,
    ...fields,
  });
