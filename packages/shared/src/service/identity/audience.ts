import { internalEndpoints, type Endpoint, type ServiceName } from '../../contract/index.ts';

const internal: Endpoint[] = Object.values(internalEndpoints);

/** Lists the services called by a service, according to the contract. */
export const listUpstreams = (service: ServiceName): ServiceName[] => [
  ...new Set(
    internal
      .filter((endpoint) => endpoint.callers?.includes(service))
      .map((endpoint) => endpoint.service),
  ),
];

/**
 * Lists the audience of an identity issued for a service: the service and its upstreams. One hop is enough, because no
 * upstream sends a request to another service while it handles such a request.
 */
export const listIdentityAudience = (service: ServiceName): ServiceName[] => [
  ...new Set([service, ...listUpstreams(service)]),
];
