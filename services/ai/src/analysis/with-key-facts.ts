import { findKeyFacts, isOptionalAction } from '@grantwright/analyst';
import type { Analysis } from '@grantwright/shared/contract';

/** The analysis with its key facts and optional actions, which are read from the requirements of either analyst. */
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
