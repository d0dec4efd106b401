import type {
  Endpoint,
  endpoints as contract,
  passageEndpoints,
  reviewEndpoints,
  teamEndpoints,
  twoStepEndpoints,
} from '@grantwright/shared/contract';
import table from 'virtual:endpoint-table';

type OnDemand =
  | keyof typeof reviewEndpoints
  | keyof typeof teamEndpoints
  | keyof typeof twoStepEndpoints
  | keyof typeof passageEndpoints;

/** The data of an endpoint that the browser needs; `contract` exists only for the compiler and has its types. */
export type WireEndpoint<C extends Endpoint = Endpoint> = {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly upload?: Endpoint['upload'];
  readonly contract?: C;
};

export type WireEndpoints<Contract extends Record<string, Endpoint>> = {
  readonly [K in keyof Contract]: WireEndpoint<Contract[K]>;
};

/** The contract's endpoints without their schemas and without those that load on demand (see build/endpoint-table.ts). */
export const endpoints = table as WireEndpoints<Omit<typeof contract, OnDemand>>;
