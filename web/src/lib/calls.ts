import type { Endpoint, endpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:call-table';

type Contract = typeof contract;

/** A call as the browser makes it; `contract` exists for the compiler only and carries its types. */
export type WireCall<C extends Endpoint = Endpoint> = {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly status: Endpoint['status'];
  readonly upload?: Endpoint['upload'];
  readonly file?: string;
  readonly idempotent?: boolean;
  readonly streams?: boolean;
  readonly contract?: C;
};

/** The contract's calls without their schemas (see build/call-table.ts). */
export const calls = table as { readonly [K in keyof Contract]: WireCall<Contract[K]> };
