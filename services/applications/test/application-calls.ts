import request from 'supertest';

type Headers = Record<string, string>;

/** Returns functions that call the service's endpoints as one user. */
export function applicationCalls(service: { readonly url: string }, authorization: string) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, headers: Headers = {}) =>
    request(service.url)
      [method](path)
      .set({ authorization, ...headers });
  return {
    list: (query = '') => call('get', `/api/applications${query}`),
    counts: () => call('get', '/api/application-counts'),
    create: (body: object, headers?: Headers) =>
      call('post', '/api/applications', headers).send(body),
    get: (id: string) => call('get', `/api/applications/${id}`),
    update: (id: string, body: object, version?: string) =>
      call(
        'put',
        `/api/applications/${id}`,
        version === undefined ? {} : { 'If-Match': version },
      ).send(body),
    autosave: (id: string, body: object) =>
      call('put', `/api/applications/${id}/working-copy`).send(body),
    discard: (id: string, query = '') =>
      call('delete', `/api/applications/${id}/working-copy${query}`),
    versions: (id: string, query = '') => call('get', `/api/applications/${id}/versions${query}`),
    saveVersion: (id: string, body: object, headers?: Headers) =>
      call('post', `/api/applications/${id}/versions`, headers).send(body),
    version: (id: string) => call('get', `/api/application-versions/${id}`),
    removeVersion: (id: string) => call('delete', `/api/application-versions/${id}`),
    answers: (query = '') => call('get', `/api/answers${query}`),
    saveAnswer: (applicationId: string, body: object, headers?: Headers) =>
      call('post', `/api/applications/${applicationId}/answers`, headers).send(body),
    addAnswer: (body: object, headers?: Headers) =>
      call('post', '/api/answers', headers).send(body),
    editAnswer: (id: string, body: object) => call('put', `/api/answers/${id}`).send(body),
    removeAnswer: (id: string) => call('delete', `/api/answers/${id}`),
    remove: (id: string) => call('delete', `/api/applications/${id}`),
    download: (id: string) => asBytes(call('get', `/api/applications/${id}/download`)),
    docx: (body: object) => asBytes(call('post', '/api/generate-docx')).send(body),
    pdf: (body: object) => asBytes(call('post', '/api/generate-pdf')).send(body),
    exists: (id: string) => call('get', `/internal/applications/${id}`),
    text: (id: string) => call('get', `/internal/applications/${id}/text`),
  };
}

const asBytes = (test: request.Test) => test.buffer().parse(bytes);

type Parser = Parameters<request.Test['parse']>[0];

/** Reads the body of a response as bytes. */
const bytes = ((response: NodeJS.ReadableStream, done: (error: null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}) as unknown as Parser;
