import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import type { Tracer } from './tracing/tracer.ts';

/** The ids of a request, passed on to every service, event, log line and trace that it causes. */
export type RequestContext = {
  requestId: string;
  traceparent: string;
  /** The tracer of the current service; absent when tracing is off. */
  tracer?: Tracer;
};

const storage = new AsyncLocalStorage<RequestContext>();

export const withContext = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

export const getRequestContext = (): RequestContext | undefined => storage.getStore();

/** Random bytes are generated in batches: one system call per ID would dominate the cost. */
const page = Buffer.alloc(4_096);
let used = page.length;

function generateHex(bytes: number): string {
  if (used + bytes > page.length) {
    randomFillSync(page);
    used = 0;
  }
  used += bytes;
  return page.toString('hex', used - bytes, used);
}

/** Generates a new sampled trace (W3C Trace Context). */
export const generateTraceparent = () => `00-${generateHex(16)}-${generateHex(8)}-01`;

export const logFieldsOf = ({ requestId, traceparent }: RequestContext) => ({
  requestId,
  traceId: traceparent.slice(3, 35),
});

export const requestIdHeader = 'x-request-id';
const validRequestId = /^[\w-]{1,64}$/;

type HeaderValues = Record<string, string | string[] | undefined>;

/** Parses the inbound `traceparent` header. Returns undefined unless it is valid (W3C Trace Context). */
export function parseTraceparent({ traceparent }: HeaderValues): string | undefined {
  const isValid =
    typeof traceparent === 'string' &&
    /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent);
  return isValid ? traceparent : undefined;
}

/** Reads the ids of an inbound request; missing or malformed ones are replaced with new ones. */
export function readRequestContext(headers: HeaderValues): RequestContext {
  const requestId = headers[requestIdHeader];
  return {
    requestId:
      typeof requestId === 'string' && validRequestId.test(requestId) ? requestId : generateHex(12),
    traceparent: parseTraceparent(headers) ?? generateTraceparent(),
  };
}
