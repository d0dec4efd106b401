import type { Call, calls as contract } from '@grantwright/shared/contract';
import table from 'virtual:call-table';

type Contract = typeof contract;

/** A call as the browser makes it; `contract` exists for the compiler only and carries its types. */
export type WireCall<C extends Call = Call> = {
  readonly method: Call['method'];
  readonly path: string;
  readonly status: Call['status'];
  readonly upload?: Call['upload'];
  readonly file?: string;
  readonly idempotent?: boolean;
  readonly streams?: boolean;
  readonly contract?: C;
};

/** The contract's calls without their schemas (see build/call-table.ts). */
export const calls = table as { readonly [K in keyof Contract]: WireCall<Contract[K]> };
