export type ApiRequest = {
  method: string;
  path: string;
  /** Sent as JSON, except for strings and forms, which are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** Sends a request to the product at `url` the way its pages do, with a session cookie. */
export function sendRequest(
  url: string,
  cookie: string,
  { method, path, body, headers, signal }: ApiRequest,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      origin: url,
      cookie,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body:
      isForm || typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** Returns the cookie set by a response. */
export const getCookie = (response: Response): string | undefined =>
  response.headers.getSetCookie()[0]?.split(';')[0];
