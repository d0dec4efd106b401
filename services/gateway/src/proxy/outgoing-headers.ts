import type { Call } from '@grantwright/shared/contract';
import {
  clientAddressHeader,
  requestIdHeader,
  type RequestContext,
} from '@grantwright/shared/service';
import type { IncomingHttpHeaders } from 'node:http';

type Given = { call: Call; context: RequestContext; address: string; token: string | undefined };

/** Headers that could pass for ours, or that only the gateway has use for. */
const dropped =
  /^(x-forwarded-|forwarded$|x-real-ip$|authorization$|x-client-|proxy-|x-http-method)/;

/**
 * Makes a request's headers what a service may believe: identity, address and ids are the gateway's
 * own; the cookie goes to auth alone.
 */
export function setOutgoingHeaders(headers: IncomingHttpHeaders, given: Given): void {
  for (const name of Object.keys(headers)) if (dropped.test(name)) delete headers[name];
  if (given.call.service !== 'auth') delete headers.cookie;
  headers[requestIdHeader] = given.context.requestId;
  headers['traceparent'] = given.context.traceparent;
  headers[clientAddressHeader] = given.address;
  if (given.token) headers.authorization = `Bearer ${given.token}`;
}
