import { randomUUID } from 'node:crypto';

export type Answer = { status: number; body: unknown };
type Sent = { method: string; path: string; body?: object | FormData; headers?: HeadersInit };

/** An account of the product under test, at an address of its own as behind a proxy. */
export async function anAccount(
  url: string,
  address: string,
  makeSuperUser: (email: string) => Promise<void>,
) {
  const password = randomUUID();
  const email = `fair-${randomUUID()}@example.org`;
  let session = '';

  async function send(
    { method, path, body, headers = {} }: Sent,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie: `session=${session}`,
        'x-forwarded-for': address,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
    const cookie = /session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1];
    if (cookie) session = cookie;
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      body: isJson ? await answer.json() : await answer.arrayBuffer(),
    };
  }

  /** The id of what was made. */
  async function made(
    path: string,
    body: object | FormData,
    signal?: AbortSignal,
  ): Promise<string> {
    const answer = await send({ method: 'POST', path, body }, signal);
    if (answer.status >= 400)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { id: string }).id;
  }

  await send({
    method: 'POST',
    path: '/api/register',
    body: { username: email.slice(0, 30), email, password },
  });
  await makeSuperUser(email);
  await send({ method: 'POST', path: '/api/login', body: { email, password } });
  const organizationId = await made('/api/organization', { name: 'Reading Room' });
  const application = { title: 'Draft', status: 'in_progress', organizationId };
  const applicationId = await made('/api/applications', {
    ...application,
    content: '<p>Text.</p>',
  });
  let version = 1;

  return {
    send,
    upload: (bytes: Uint8Array, name: string, signal?: AbortSignal) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)]), name);
      return made('/api/documents', form, signal);
    },
    analyze: (documentId: string, signal?: AbortSignal) =>
      send({ method: 'POST', path: '/api/analyze-document', body: { documentId } }, signal),
    save: async (content: string, signal?: AbortSignal) => {
      const body = { ...application, content };
      const headers = { 'if-match': `"${version}"` };
      const answer = await send(
        { method: 'PUT', path: `/api/applications/${applicationId}`, body, headers },
        signal,
      );
      if (answer.status === 200) version += 1;
      return answer;
    },
    makeFile: (content: string, signal?: AbortSignal) => {
      const body = { title: 'Draft', grantProgram: 'Fund', content };
      return send({ method: 'POST', path: '/api/generate-docx', body }, signal);
    },
    check: (content: string, signal?: AbortSignal) => {
      const body = {
        content,
        requirements: [],
        sections: [],
        organizationInfo: { name: 'Reading Room' },
      };
      return send({ method: 'POST', path: '/api/check-draft', body }, signal);
    },
  };
}
export type Account = Awaited<ReturnType<typeof anAccount>>;
