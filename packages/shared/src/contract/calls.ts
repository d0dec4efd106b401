import { analysisCalls } from './analysis.ts';
import { applicationCalls } from './application.ts';
import { billingCalls } from './billing.ts';
import { documentCalls } from './document.ts';
import { extractionCalls } from './extraction.ts';
import { generationCalls } from './generation.ts';
import { organizationCalls } from './organization.ts';
import { userCalls } from './user.ts';

/** All of `/api`: the gateway's routes, the tests and the API page derive from it. */
export const calls = {
  ...userCalls,
  ...organizationCalls,
  ...documentCalls,
  ...analysisCalls,
  ...generationCalls,
  ...extractionCalls,
  ...applicationCalls,
  ...billingCalls,
};
