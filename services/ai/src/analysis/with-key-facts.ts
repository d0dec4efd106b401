import { findKeyFacts, isOptionalAction } from '@grantwright/analyst/main-thread';
import type { Analysis } from '@grantwright/shared/contract';

/** Adds key facts and marks optional actions, based on the requirements found by any analyst. */
export const withKeyFacts = ({ details, ...analysis }: Analysis): Analysis => ({
  ...analysis,
  details: {
    ...details,
    keyFacts: findKeyFacts(details),
    requirements: details.requirements.map((requirement) =>
      isOptionalAction(requirement) ? { ...requirement, optional: true } : requirement,
    ),
  },
});
