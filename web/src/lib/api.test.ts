import { limits } from '@grantwright/shared/contract';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anOrganization } from '../testing/builders.ts';
import { mockEndpoint, noContent, ok, problemResponse, server } from '../testing/server.ts';
import { api, apiFile, apiPage } from './api.ts';
import { endpoints } from './endpoints.ts';
import { ApiError, ConnectionError, getErrorMessage } from './errors.ts';
import { onSignedOut } from './sign-out-event.ts';
import { uploadFiles } from './upload.ts';

const catchFailure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  );

describe('the client', () => {
  it('sends the request that the contract defines, and returns the response body', async () => {
    let receivedRequest: Request | undefined;
    mockEndpoint(endpoints.updateOrganization, async ({ request, params }) => {
      receivedRequest = request.clone();
      return ok({ ...anOrganization(), id: params['id'], ...(await request.json()) });
    });
    const response = await api(endpoints.updateOrganization, {
      params: { id: 'a/b' },
      body: { name: 'Renamed' },
    });
    expect(response.name).toBe('Renamed');
    expect(receivedRequest?.url).toContain('/api/organization/a%2Fb');
    expect(receivedRequest?.credentials).toBe('include');
    expect(receivedRequest?.headers.get('Content-Type')).toBe('application/json');
  });

  it('sends the idempotency key', async () => {
    let key: string | null = null;
    mockEndpoint(endpoints.createOrganization, ({ request }) => {
      key = request.headers.get('Idempotency-Key');
      return ok(anOrganization());
    });
    await api(endpoints.createOrganization, { body: { name: 'One' }, idempotencyKey: 'key-1' });
    expect(key).toBe('key-1');
  });

  it('returns undefined for an empty response', async () => {
    mockEndpoint(endpoints.logout, noContent);
    expect(await api(endpoints.logout)).toBeUndefined();
  });

  it('returns the cursor of the next page', async () => {
    mockEndpoint(endpoints.listDocuments, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'n 2'
        ? ok([aDocument({ id: 'second' })])
        : ok([aDocument()], { Link: '</api/documents?cursor=n+2>; rel="next"' }),
    );
    const first = await apiPage(endpoints.listDocuments);
    expect(first.next).toBe('n 2');
    const second = await apiPage(endpoints.listDocuments, { query: { cursor: first.next } });
    expect(second).toEqual({ items: [aDocument({ id: 'second' })] });
  });

  it('returns a file with its name', async () => {
    mockEndpoint(
      endpoints.downloadApplication,
      () =>
        new HttpResponse('word', {
          headers: { 'Content-Disposition': 'attachment; filename="application-7.docx"' },
        }),
    );
    const file = await apiFile(endpoints.downloadApplication, { params: { id: '7' } });
    expect(file.name).toBe('application-7.docx');
    expect(file.blob.size).toBe(4);
  });
});

describe('an error', () => {
  it('has the status, the body and the message for the user', async () => {
    mockEndpoint(endpoints.createOrganization, () =>
      problemResponse('invalid-request', 'The name is missing.', [
        { path: 'name', message: 'required' },
      ]),
    );
    const error = await catchFailure(api(endpoints.createOrganization, { body: { name: '' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid-request',
      detail: 'The name is missing.',
      errors: [{ path: 'name', message: 'required' }],
    });
    expect((error as ApiError).message).toMatch(/^400: \{.*The name is missing\..*\}$/);
  });

  it('has the status text if the body is empty', async () => {
    server.use(
      http.get(
        '*/api/documents',
        () => new HttpResponse(null, { status: 500, statusText: 'Server Error' }),
      ),
    );
    const error = (await catchFailure(apiPage(endpoints.listDocuments))) as ApiError;
    expect(error.message).toBe('500: Server Error');
    expect(getErrorMessage(error, 'the fallback')).toBe('the fallback');
  });

  describe('from a proxy', () => {
    const page = '<html><body><h1>Oops from nginx</h1></body></html>';
    const html = (status: number) => () =>
      new HttpResponse(page, { status, headers: { 'Content-Type': 'text/html' } });
    const words = (error: unknown) => getErrorMessage(error, 'the fallback');

    it.each([
      [413, /too large for the server/],
      [429, /Wait a minute/],
      [502, /can’t reach the service right now/],
      [503, /not available right now/],
      [504, /took too long/],
      [500, /^the fallback$/],
    ])('shows our own message (%i)', async (status, expected) => {
      mockEndpoint(endpoints.createOrganization, html(status));
      const error = await catchFailure(
        api(endpoints.createOrganization, { body: { name: 'One' } }),
      );
      expect(words(error)).toMatch(expected);
      expect(words(error)).not.toContain('nginx');
      expect((error as ApiError).message).toBe(`${status}: ${page}`);
    });

    it('states the maximum file size (413)', async () => {
      mockEndpoint(endpoints.createDocument, html(413));
      const files = [new File(['text'], 'guidelines.pdf')];
      const error = await catchFailure(uploadFiles(endpoints.createDocument, { files }));
      expect(words(error)).toContain(`The limit is ${limits.fileBytes / 1024 ** 2} MB`);
    });

    it('ignores a "detail" field in the JSON body', async () => {
      mockEndpoint(endpoints.createOrganization, () =>
        HttpResponse.json({ detail: { upstream: 'a1' } }, { status: 503 }),
      );
      const error = await catchFailure(
        api(endpoints.createOrganization, { body: { name: 'One' } }),
      );
      expect(words(error)).toMatch(/not available right now/);
    });

    it('is reported for an HTML page with status 200', async () => {
      mockEndpoint(endpoints.createOrganization, html(200));
      mockEndpoint(endpoints.createDocument, html(200));
      const responsePromise = api(endpoints.createOrganization, { body: { name: 'One' } });
      expect(await catchFailure(responsePromise)).toBeInstanceOf(ConnectionError);
      const uploaded = uploadFiles(endpoints.createDocument, {
        files: [new File(['text'], 'a.pdf')],
      });
      expect(await catchFailure(uploaded)).toBeInstanceOf(ConnectionError);
    });
  });

  it('is a connection error if there is no response', async () => {
    server.use(http.get('*/api/documents', () => HttpResponse.error()));
    expect(await catchFailure(apiPage(endpoints.listDocuments))).toBeInstanceOf(ConnectionError);
  });

  describe('in the middle of a response', () => {
    const begun = (goOn: (body: ReadableStreamDefaultController) => void) => {
      vi.spyOn(window, 'fetch').mockImplementation(async (_url, sent) => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('[{"id":'));
            const abort = () => controller.error(new DOMException('Aborted', 'AbortError'));
            sent?.signal?.addEventListener('abort', abort);
            goOn(controller);
          },
        });
        return new Response(body, { headers: { 'Content-Type': 'application/json' } });
      });
    };
    afterEach(() => vi.restoreAllMocks());

    it('is a connection error if the body is cut off', async () => {
      begun((body) => body.error(new TypeError('network error')));
      expect(await catchFailure(api(endpoints.listDocuments))).toBeInstanceOf(ConnectionError);
      expect(await catchFailure(apiPage(endpoints.listDocuments))).toBeInstanceOf(ConnectionError);
    });

    it('is a connection error if the network is lost', async () => {
      begun(() => setTimeout(() => window.dispatchEvent(new Event('offline'))));
      expect(await catchFailure(api(endpoints.listDocuments))).toBeInstanceOf(ConnectionError);
    });

    it('is an abort error if the request is canceled', async () => {
      const canceled = new AbortController();
      begun(() => setTimeout(() => canceled.abort()));
      const { signal } = canceled;
      expect(await catchFailure(api(endpoints.listDocuments, { signal }))).toHaveProperty(
        'name',
        'AbortError',
      );
    });
  });
});

describe('an expired session', () => {
  const report = vi.fn();
  let stop = () => {};
  afterEach(() => {
    stop();
    report.mockReset();
  });

  it('is reported once per request, with the page to redirect to', async () => {
    stop = onSignedOut(report);
    mockEndpoint(endpoints.deleteApplication, () =>
      problemResponse('not-signed-in', 'Signed out.'),
    );
    await catchFailure(
      api(endpoints.deleteApplication, { params: { id: '1' }, onSignedOut: 'home' }),
    );
    expect(report.mock.calls).toEqual([['home']]);
  });

  it('is not reported for a rejected sign-in', async () => {
    stop = onSignedOut(report);
    mockEndpoint(endpoints.login, () => problemResponse('invalid-credentials', 'Wrong.'));
    await catchFailure(api(endpoints.login, { body: { email: 'a@b.org', password: 'x' } }));
    expect(report).not.toHaveBeenCalled();
  });

  it('is not reported if the caller handles it', async () => {
    stop = onSignedOut(report);
    mockEndpoint(endpoints.getUser, () => problemResponse('not-signed-in', 'Signed out.'));
    await catchFailure(api(endpoints.getUser, { onSignedOut: 'stay' }));
    expect(report).not.toHaveBeenCalled();
  });
});
