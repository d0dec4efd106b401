import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { request, type Dispatcher } from 'undici';
import { detectForeignKind } from '../files/file-kind.ts';
import { typeByContent } from '../files/type-by-content.ts';
import type { ReadableType } from '../extraction/index.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { createPublicOnlyAgent, systemResolver, type Resolver } from './public-only-agent.ts';
import { isPublicAddress } from './public-address.ts';
import {
  createConnectionError,
  createStatusError,
  createTooLargeError,
  createUnsupportedTypeError,
} from './response-errors.ts';

const maxRedirects = 5;
const connectTimeoutMs = 8_000;
/** Timeout for receiving the headers and between two chunks of the body. */
const idleTimeoutMs = 15_000;
const totalTimeoutMs = 45_000;

export type FetchedPage = { bytes: Uint8Array; type: ReadableType; charset?: string; url: string };

export type WebPageFetcher = {
  fetchPage: (address: string, options?: { signal?: AbortSignal }) => Promise<FetchedPage>;
  close: () => Promise<void>;
};

type Options = {
  resolve?: Resolver;
  agent?: Dispatcher;
  totalTimeoutMs?: number;
};

/** Creates a fetcher for public addresses, which also checks the address of every redirect. */
export function createWebPageFetcher(options: Options = {}): WebPageFetcher {
  const agent =
    options.agent ??
    createPublicOnlyAgent({
      resolve: options.resolve ?? systemResolver,
      isAllowed: isPublicAddress,
      connectTimeoutMs,
    });
  return {
    fetchPage: async (address, { signal } = {}) => {
      const timeout = AbortSignal.timeout(options.totalTimeoutMs ?? totalTimeoutMs);
      const abort = signal ? AbortSignal.any([signal, timeout]) : timeout;
      try {
        return await followRedirects(checkPublicUrl(address), agent, abort);
      } catch (error) {
        signal?.throwIfAborted();
        throw createConnectionError(error, timeout.aborted);
      }
    },
    close: () => agent.close(),
  };
}

async function followRedirects(
  start: URL,
  agent: Dispatcher,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      method: 'GET',
      headersTimeout: idleTimeoutMs,
      bodyTimeout: idleTimeoutMs,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5',
        'accept-language': 'en',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; Grantwright)',
      },
    });
    const location = redirectLocation(response);
    if (!location) return readResponse(response, url);
    discardBody(response);
    url = checkPublicUrl(location, url);
  }
  throw new AppError(
    'unreadable-page',
    'This address redirects too many times. Open the page in your browser, save it as a PDF, and upload that.',
  );
}

function redirectLocation({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  return typeof headers.location === 'string' ? headers.location : undefined;
}

async function readResponse(response: Dispatcher.ResponseData, url: URL): Promise<FetchedPage> {
  const error = checkHeaders(response);
  if (error) {
    discardBody(response);
    throw error;
  }
  const bytes = await readBody(response);
  const type = await typeByContent(bytes, { html: true });
  const foreign = type === 'html' || type === 'pdf' ? undefined : await detectForeignKind(bytes);
  if (!type || foreign) throw createUnsupportedTypeError(foreign);
  const contentType = String(response.headers['content-type'] ?? '');
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  return { bytes, type, url: url.href, ...(charset && { charset }) };
}

function checkHeaders({ statusCode, headers }: Dispatcher.ResponseData): AppError | undefined {
  if (statusCode !== 200) return createStatusError(statusCode);
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity')
    return new AppError(
      'unreadable-page',
      'This page could not be read. Save it as a PDF and upload that.',
    );
  return Number(headers['content-length'] ?? 0) > limits.fileBytes
    ? createTooLargeError()
    : undefined;
}

async function readBody(response: Dispatcher.ResponseData): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const body: AsyncIterable<Uint8Array> = response.body;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > limits.fileBytes) throw createTooLargeError();
    chunks.push(chunk);
  }
  if (sizeBytes === 0) throw new AppError('unreadable-page', 'The page at this address is empty.');
  return new Uint8Array(Buffer.concat(chunks));
}

/** Releases the connection of a response whose body is not needed. */
function discardBody(response: Dispatcher.ResponseData): void {
  response.body.on('error', () => undefined);
  response.body.destroy();
}
