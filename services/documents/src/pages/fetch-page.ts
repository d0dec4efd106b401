import { limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { request, type Dispatcher } from 'undici';
import { foreignKindOf } from '../files/file-kind.ts';
import type { ForeignKind } from '../files/foreign-kinds.ts';
import { typeByContent } from '../files/type-by-content.ts';
import type { ReadableType } from '../reading/index.ts';
import { checkPageAddress, refusedAddress } from './page-address.ts';
import { publicAgent, publicOnly, systemResolver, type Resolver } from './public-agent.ts';

const maxRedirects = 5;
const connectTimeoutMs = 8_000;
/** Silence longer than this ends the call, at the head as in the body. */
const idleMs = 15_000;
const totalMs = 45_000;

export type FetchedPage = { bytes: Uint8Array; type: ReadableType; charset?: string; url: string };

export type PageFetcher = {
  fetchPage: (address: string, options?: { signal?: AbortSignal }) => Promise<FetchedPage>;
  close: () => Promise<void>;
};

type Options = {
  resolve?: Resolver;
  isAllowed?: (address: string) => boolean;
  agent?: Dispatcher;
  totalMs?: number;
};

/** Fetches pages and files from public addresses only, following a few redirects, each checked anew. */
export function createPageFetcher(options: Options = {}): PageFetcher {
  const agent =
    options.agent ??
    publicAgent({
      resolve: options.resolve ?? systemResolver,
      isAllowed: options.isAllowed ?? publicOnly,
      connectTimeoutMs,
    });
  return {
    fetchPage: async (address, { signal } = {}) => {
      const limit = AbortSignal.timeout(options.totalMs ?? totalMs);
      const ends = signal ? AbortSignal.any([signal, limit]) : limit;
      try {
        return await follow(checkPageAddress(address), agent, ends);
      } catch (error) {
        signal?.throwIfAborted();
        throw toProblem(error, limit.aborted);
      }
    },
    close: () => agent.close(),
  };
}

async function follow(start: URL, agent: Dispatcher, signal: AbortSignal): Promise<FetchedPage> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      method: 'GET',
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      headers: {
        accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5',
        'accept-language': 'en',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; Grantwright)',
      },
    });
    const location = redirectOf(response);
    if (!location) return readAnswer(response, url);
    await discard(response);
    url = checkPageAddress(location, url);
  }
  throw new AppError(
    'unreadable-page',
    'This address redirects too many times. Open the page in your browser, save it as a PDF, and upload that.',
  );
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location } = headers;
  return typeof location === 'string' ? location : undefined;
}

async function readAnswer(response: Dispatcher.ResponseData, url: URL): Promise<FetchedPage> {
  if (response.statusCode !== 200) {
    await discard(response);
    throw new AppError('unreadable-page', statusSentence(response.statusCode));
  }
  if (response.headers['content-encoding'] && response.headers['content-encoding'] !== 'identity') {
    await discard(response);
    throw new AppError(
      'unreadable-page',
      'This page could not be read. Save it as a PDF and upload that.',
    );
  }
  if (Number(response.headers['content-length'] ?? 0) > limits.fileBytes) {
    await discard(response);
    throw tooLarge();
  }
  const bytes = await readLimited(response);
  const type = await typeByContent(bytes, { html: true });
  const foreign = type === 'html' || type === 'pdf' ? undefined : await foreignKindOf(bytes);
  if (!type || foreign) throw unreadContent(foreign);
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(
    String(response.headers['content-type'] ?? ''),
  )?.[1];
  return { bytes, type, url: url.href, ...(charset && { charset }) };
}

const unreadContent = (found: ForeignKind | undefined) =>
  new AppError(
    'unsupported-type',
    found
      ? `This address leads to ${found.name}, not to a web page, a PDF or a Word file. ${found.advice}`
      : 'This address leads to a file that is neither a web page, a PDF nor a Word file.',
  );

async function readLimited(response: Dispatcher.ResponseData): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limits.fileBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (size === 0) throw new AppError('unreadable-page', 'The page at this address is empty.');
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The rest of an answer that nobody reads must not hold the connection. */
async function discard(response: Dispatcher.ResponseData): Promise<void> {
  response.body.on('error', () => undefined);
  response.body.destroy();
}

const tooLarge = () =>
  new AppError('too-large', 'The page or file at this address is larger than 10 MB.');

function statusSentence(status: number): string {
  if (status === 404 || status === 410)
    return 'There is no page at this address. Check the address.';
  if (status === 401 || status === 403 || status === 407) {
    return 'This page is not public. Open it in your browser, save it as a PDF, and upload that.';
  }
  if (status === 429)
    return 'The site is limiting requests. Try again in a few minutes, or upload the page as a file.';
  return `The site returned an error (${status}). Try again later, or upload the page as a file.`;
}

function toProblem(error: unknown, timedOut: boolean): unknown {
  if (error instanceof AppError) return error;
  if (timedOut)
    return new AppError(
      'timed-out',
      'The page took too long to respond. Try again, or upload it as a file.',
    );
  const cause = error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
  if (cause) return cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new AppError(
      'unreadable-page',
      'No website was found at this address. Check the spelling.',
      { cause: error },
    );
  }
  if (/TIMEOUT/.test(code)) {
    return new AppError(
      'timed-out',
      'The page took too long to respond. Try again, or upload it as a file.',
      { cause: error },
    );
  }
  if (code === 'ERR_INVALID_URL') return refusedAddress();
  return new AppError(
    'unreadable-page',
    'The page could not be fetched. Check the address, or upload the page as a file.',
    { cause: error },
  );
}
