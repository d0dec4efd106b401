import { internalCalls, type Call, type ServiceName } from '../../contract/index.ts';

const internal: Call[] = Object.values(internalCalls);

/** The services that a service calls, according to the contract. */
export const upstreamsOf = (service: ServiceName): ServiceName[] => [
  ...new Set(
    internal.filter((call) => call.callers?.includes(service)).map((call) => call.service),
  ),
];

/**
 * The audience of an identity issued for a service: the service and its upstreams. One hop is enough, because
 * no upstream calls a further service while it handles such a call.
 */
export const identityAudience = (service: ServiceName): ServiceName[] => [
  ...new Set([service, ...upstreamsOf(service)]),
];
