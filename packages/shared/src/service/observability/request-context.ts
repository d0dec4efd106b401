import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import type { Tracer } from './tracing/tracer.ts';

/** What goes along with a piece of work through every service: for logs, problems, events and traces. */
export type RequestContext = {
  requestId: string;
  traceparent: string;
  /** Of the service that does the work; absent where nobody traces. */
  tracer?: Tracer;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it calls sees `context`. */
export const withContext = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** The context of the work under way, if there is one. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Drawn from the system a page at a time: asking it for each id costs more than all else about the id. */
const page = Buffer.alloc(4_096);
let used = page.length;

function randomHex(bytes: number): string {
  if (used + bytes > page.length) {
    randomFillSync(page);
    used = 0;
  }
  used += bytes;
  return page.toString('hex', used - bytes, used);
}

/** A new trace (W3C Trace Context), sampled. */
export const newTraceparent = () => `00-${randomHex(16)}-${randomHex(8)}-01`;

/** What a log line says of the work that it belongs to: one leads to the other. */
export const logFieldsOf = ({ requestId, traceparent }: RequestContext) => ({
  requestId,
  traceId: traceparent.slice(3, 35),
});

export const requestIdHeader = 'x-request-id';
const validRequestId = /^[\w-]{1,64}$/;

type Headers = Record<string, string | string[] | undefined>;

/** The trace that a request says it belongs to, if it says so in the form of W3C Trace Context. */
export function parseTraceparent({ traceparent }: Headers): string | undefined {
  const isValid =
    typeof traceparent === 'string' &&
    /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent);
  return isValid ? traceparent : undefined;
}

/** The ids that came with a request, or new ones where there are none or they are malformed. */
export function requestContextOf(headers: Headers): RequestContext {
  const requestId = headers[requestIdHeader];
  return {
    requestId:
      typeof requestId === 'string' && validRequestId.test(requestId) ? requestId : randomHex(12),
    traceparent: parseTraceparent(headers) ?? newTraceparent(),
  };
}
