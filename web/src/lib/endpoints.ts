import type {
  Endpoint,
  endpoints as contract,
  passageEndpoints,
  reviewEndpoints,
  savedAnswerEndpoints,
  teamEndpoints,
  twoStepEndpoints,
} from '@grantwright/shared/contract';

type OnDemand =
  | keyof typeof reviewEndpoints
  | keyof typeof teamEndpoints
  | keyof typeof twoStepEndpoints
  | keyof typeof passageEndpoints
  | keyof typeof savedAnswerEndpoints;

/** @public used in env.d.ts */
export type FirstLoadEndpoints = Omit<typeof contract, OnDemand>;

/** The endpoint data needed by the browser; `contract` exists only at compile time and carries the types. */
export type WireEndpoint<C extends Endpoint = Endpoint> = {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly upload?: Endpoint['upload'];
  readonly contract?: C;
};

/** @public used in env.d.ts */
export type WireEndpoints<Contract extends Record<string, Endpoint>> = {
  readonly [K in keyof Contract]: WireEndpoint<Contract[K]>;
};

/** The contract's endpoints without their schemas, except those loaded on demand (see build/endpoint-table.ts). */
export { default as endpoints } from 'virtual:endpoint-table';
