import { accountRecoveryEndpoints } from './account-recovery.ts';
import { analysisEndpoints } from './analysis.ts';
import { applicationEndpoints } from './application.ts';
import { billingEndpoints } from './billing.ts';
import { documentEndpoints } from './document.ts';
import { extractionEndpoints } from './extraction.ts';
import { generationEndpoints } from './generation.ts';
import { jobEndpoints } from './job.ts';
import { organizationEndpoints } from './organization.ts';
import { passageEndpoints } from './passages.ts';
import { reviewEndpoints } from './review.ts';
import { rewritingEndpoints } from './rewriting.ts';
import { savedAnswerEndpoints } from './saved-answer.ts';
import { sessionEndpoints } from './session.ts';
import { teamEndpoints } from './team.ts';
import { twoStepEndpoints } from './two-step.ts';
import { userEndpoints } from './user.ts';
import { versionEndpoints } from './version.ts';
import { workingCopyEndpoints } from './working-copy.ts';

/** All endpoints of `/api`; the gateway's routes, the tests and the API page are derived from them. */
export const endpoints = {
  ...userEndpoints,
  ...accountRecoveryEndpoints,
  ...sessionEndpoints,
  ...twoStepEndpoints,
  ...organizationEndpoints,
  ...teamEndpoints,
  ...documentEndpoints,
  ...analysisEndpoints,
  ...generationEndpoints,
  ...rewritingEndpoints,
  ...passageEndpoints,
  ...extractionEndpoints,
  ...jobEndpoints,
  ...applicationEndpoints,
  ...workingCopyEndpoints,
  ...versionEndpoints,
  ...savedAnswerEndpoints,
  ...reviewEndpoints,
  ...billingEndpoints,
};
