import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What goes along with a piece of work through every service: for logs, problems and events. */
export type WorkContext = { requestId: string; traceparent: string };

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs `work` so that everything it calls sees `context`. */
export const withContext = <T>(context: WorkContext, work: () => T): T =>
  storage.run(context, work);

/** The context of the work under way, if there is one. */
export const currentContext = (): WorkContext | undefined => storage.getStore();

/** A new trace (W3C Trace Context), sampled. */
export const newTraceparent = () =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

export const requestIdHeader = 'x-request-id';
const validRequestId = /^[\w-]{1,64}$/;

/** The ids that came with a request, or new ones where there are none or they are malformed. */
export function contextOf(headers: Record<string, string | string[] | undefined>): WorkContext {
  const requestId = headers[requestIdHeader];
  const traceparent = headers['traceparent'];
  return {
    requestId:
      typeof requestId === 'string' && validRequestId.test(requestId)
        ? requestId
        : randomBytes(12).toString('hex'),
    traceparent:
      typeof traceparent === 'string' &&
      /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent)
        ? traceparent
        : newTraceparent(),
  };
}
