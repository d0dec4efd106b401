import type { z } from 'zod';

/** The services that are reached through the gateway alone. */
export const gatewayServices = [
  'auth',
  'organizations',
  'documents',
  'applications',
  'ai',
  'billing',
] as const;

export type ServiceName = (typeof gatewayServices)[number] | 'gateway';

/** One call of the wire, described once: the server routes by it, the browser fetches by it, tests and API page read it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express style, with `:id` for a path parameter. */
  path: string;
  service: ServiceName;
  /** `user`: a session is needed. `public`: none. `gateway`: only the gateway itself may ask. */
  access: 'user' | 'public' | 'gateway';
  /** Of an internal call: who asks it. An identity that these are given is made for `service` too. */
  callers?: readonly ServiceName[];
  summary: string;
  /** The status of success: 201 for what was created, 204 for deletions and logout, else 200. */
  status: 200 | 201 | 204 | 302;
  /** JSON body. Absent for calls without one and for uploads. */
  body?: z.ZodType;
  query?: z.ZodType;
  /** `multipart`: files in the named field; `raw`: the bytes as they are. */
  upload?: { field: string; many: boolean } | 'raw';
  /** JSON answer. Absent for 204, redirects and files. */
  response?: z.ZodType;
  /** The media type of an answer that is a file. */
  file?: string;
  /** Takes an `Idempotency-Key` (docs/PRODUCT.md#idempotent-creation). */
  idempotent?: boolean;
  /** Requires `If-Match` with the version that was read (docs/PRODUCT.md#saving). */
  needsVersion?: boolean;
  /** Also available as an event stream (docs/PRODUCT.md#event-streams). */
  streams?: boolean;
};

/** Keeps the literal types of a call, so that bodies and answers are typed on both sides. */
export const call = <const C extends Call>(definition: C): C => definition;

export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
export type RequestBodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
export type ResponseOf<C extends Call> = C extends { response: infer A extends z.ZodType }
  ? z.output<A>
  : undefined;

/** Fills the path's parameters, each encoded. Throws when one is missing. */
export function pathOf(definition: Call, params: Record<string, string> = {}): string {
  return definition.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${definition.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The names of the parameters in a path: `'id'` for `/api/documents/:id`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
