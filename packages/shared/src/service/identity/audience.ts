import { internalCalls, type Call, type ServiceName } from '../../contract/index.ts';

const questions: Call[] = Object.values(internalCalls);

/** The services that one asks over internal calls, by the contract. */
export const upstreamsOf = (service: ServiceName): ServiceName[] => [
  ...new Set(
    questions.filter((call) => call.callers?.includes(service)).map((call) => call.service),
  ),
];

/**
 * Whom an identity for `service` is made for: that service, and those it passes the identity on to. One
 * step and no further, since no service asks another while it answers one, except whoever asked it.
 */
export const identityAudience = (service: ServiceName): ServiceName[] => [
  ...new Set([service, ...upstreamsOf(service)]),
];
