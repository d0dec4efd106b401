import { internalCalls, type Call, type ServiceName } from '../../contract/index.ts';

const questions: Call[] = Object.values(internalCalls);

/** The services that one asks over internal calls, by the contract. */
export const askedBy = (service: ServiceName): ServiceName[] => [
  ...new Set(
    questions.filter((call) => call.askedBy?.includes(service)).map((call) => call.service),
  ),
];

/**
 * Whom an identity for `service` is made for: that service, and those it passes the identity on to. One
 * step and no further, since no service asks another while it answers one, except whoever asked it.
 */
export const audienceOf = (service: ServiceName): ServiceName[] => [
  ...new Set([service, ...askedBy(service)]),
];
