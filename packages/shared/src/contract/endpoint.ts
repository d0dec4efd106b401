import type { z } from 'zod';

/** The services behind the gateway. */
export const gatewayServices = [
  'auth',
  'organizations',
  'documents',
  'applications',
  'ai',
  'billing',
] as const;

export type ServiceName = (typeof gatewayServices)[number] | 'gateway';

/** An API endpoint. The server's router, the browser client, tests and the API page are all derived from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Express syntax, with `:id` for a path parameter. */
  path: string;
  service: ServiceName;
  /** `user` requires a session and `public` does not; `gateway` accepts only the gateway itself. */
  access: 'user' | 'public' | 'gateway';
  /** For internal endpoints: the calling services. Identities issued for them are also valid for `service`. */
  callers?: readonly ServiceName[];
  /**
   * The minimum role of a team member, for records of an organization; members with a lower role get a 403. `owner` is
   * not a member. Absent if the endpoint is for the user's own records only.
   */
  teamRole?: 'viewer' | 'editor' | 'owner';
  summary: string;
  /**
   * The success status: 201 for creation, 202 for work after the response, 204 for deletion and logout, otherwise 200.
   */
  status: 200 | 201 | 202 | 204 | 302;
  /** JSON body; absent for uploads and endpoints without a body. */
  body?: z.ZodType;
  query?: z.ZodType;
  /**
   * Multipart files in the named field; `stream`: the bytes of a file, which the handler reads; `raw`: the signed bytes
   * of a webhook.
   */
  upload?: { field: string; many: boolean } | 'stream' | 'raw';
  /** JSON response; absent for 202, 204, redirects and files. */
  response?: z.ZodType;
  /** The media type of a file response. */
  file?: string;
  /** Accepts an `Idempotency-Key` (docs/PRODUCT.md#idempotent-creation). */
  idempotent?: boolean;
  /** Requires `If-Match` with the version that was read (docs/PRODUCT.md#saving). */
  needsVersion?: boolean;
  /** Also available as an event stream (docs/PRODUCT.md#event-streams). */
  streams?: boolean;
};

/** Preserves the literal types of an endpoint, so that bodies and responses are typed on both sides. */
export const endpoint = <const C extends Endpoint>(definition: C): C => definition;

export type BodyOf<C extends Endpoint> = C extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
export type RequestBodyOf<C extends Endpoint> = C extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type QueryOf<C extends Endpoint> = C extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
export type ResponseOf<C extends Endpoint> = C extends { response: infer A extends z.ZodType }
  ? z.output<A>
  : undefined;

/** Fills in the path parameters, URL-encoded. Throws when one is missing. */
export function buildPath(
  definition: Pick<Endpoint, 'path'>,
  params: Record<string, string> = {},
): string {
  return definition.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${definition.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The parameter names in a path: `'id'` for `/api/documents/:id`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
