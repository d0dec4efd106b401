import type { Endpoint, endpoints as contract } from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table';

type Contract = typeof contract;

/** The data of an endpoint that the browser needs; `contract` exists only for the compiler and has its types. */
export type WireEndpoint<C extends Endpoint = Endpoint> = {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly upload?: Endpoint['upload'];
  readonly contract?: C;
};

/** The contract's endpoints without their schemas (see build/endpoint-table.ts). */
export const endpoints = table as { readonly [K in keyof Contract]: WireEndpoint<Contract[K]> };
