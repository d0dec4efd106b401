import { endpoints, type AiStatus } from '@grantwright/shared/contract';
import { route, createTeamRoute, type Route } from '@grantwright/shared/service';
import { createDocumentAnalysis } from './analysis/create-document-analysis.ts';
import { createPageAnalysis } from './analysis/create-page-analysis.ts';
import type { Deps } from './deps.ts';
import { createDocumentExtraction } from './extraction/create-document-extraction.ts';
import { uploadExtraction } from './extraction/upload-extraction.ts';
import { checkDraft } from './generation/check-draft.ts';
import { createDraftJob } from './generation/create-draft-job.ts';
import { cancelJob } from './jobs/cancel-job.ts';
import { followJob } from './jobs/follow-job.ts';
import { getJob, toOutcome } from './jobs/get-job.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { respondWithJob } from './jobs/respond-with-job.ts';
import { findOwnPassages } from './passages/find-own-passages.ts';
import type { Requester } from './requester.ts';
import { rewriteJob } from './rewriting/rewrite-job.ts';
import { openUpload } from './sources/open-upload.ts';
import { streamResponse, wantsEvents } from './stream-response.ts';
import type { AiProvider } from './providers/provider.ts';

type Caller = { user: { id: string }; token: string };
const toRequester = ({ user, token }: Caller): Requester => ({ id: user.id, token });

const getJobKey = ({ params, user }: { params: { id: string }; user: { id: string } }) => ({
  id: params.id,
  userId: user.id,
});

export const createRoutes = (deps: Deps): Route[] => {
  const teamRoute = createTeamRoute(deps.memberships);
  const limitAnalyses = { limit: (userId: string) => deps.usageLimits.countAnalysis(userId) };
  const limitDrafts = { limit: (userId: string) => deps.usageLimits.countDraft(userId) };
  const limitChecks = { limit: (userId: string) => deps.usageLimits.countCheck(userId) };
  return [
    route(endpoints.getAiStatus, () => toProviderStatus(deps.analysts.configured)),
    route(
      endpoints.analyzeDocument,
      (context) =>
        respondWithJob(
          deps,
          endpoints.analyzeDocument,
          context,
          createDocumentAnalysis(context.body),
        ),
      limitAnalyses,
    ),
    route(
      endpoints.analyzeUrl,
      (context) =>
        respondWithJob(deps, endpoints.analyzeUrl, context, createPageAnalysis(context.body)),
      limitAnalyses,
    ),
    route(
      endpoints.generateApplication,
      (context) =>
        respondWithJob(deps, endpoints.generateApplication, context, createDraftJob(context.body)),
      limitDrafts,
    ),
    route(
      endpoints.rewriteSection,
      (context) =>
        respondWithJob(deps, endpoints.rewriteSection, context, rewriteJob(context.body)),
      limitDrafts,
    ),
    route(
      endpoints.checkDraft,
      (context) => checkDraft(deps, toRequester(context), context.body, context.signal),
      limitChecks,
    ),
    route(
      endpoints.findPassages,
      (context) => findOwnPassages(deps, toRequester(context), context.body, context.signal),
      limitChecks,
    ),
    route(
      endpoints.extractOrgInfo,
      async (context) => {
        const { req, query, signal } = context;
        const upload = await openUpload(req, { ...endpoints.extractOrgInfo.upload, signal });
        const job = uploadExtraction(upload, query.provider);
        return respondWithJob(deps, endpoints.extractOrgInfo, context, job).finally(
          upload.discardUnread,
        );
      },
      limitAnalyses,
    ),
    route(
      endpoints.extractOrg,
      (context) =>
        respondWithJob(
          deps,
          endpoints.extractOrg,
          context,
          createDocumentExtraction(context.params.id, context.query.provider),
        ),
      limitAnalyses,
    ),
    teamRoute(endpoints.listJobs, (access) => listJobs(deps, access)),
    teamRoute(endpoints.getJob, (access, context) =>
      wantsEvents(context.req)
        ? streamResponse(endpoints.getJob, context, async (workOptions) =>
            toOutcome(await followJob(deps, getJobKey(context), workOptions)),
          )
        : getJob(deps, { id: context.params.id, access }),
    ),
    route(endpoints.cancelJob, (context) => cancelJob(deps, getJobKey(context))),
  ];
};

/** Returns the configured provider and where it sends text. */
const toProviderStatus = ({ name, endpoint, model }: AiProvider): AiStatus => ({
  provider: name,
  ...(endpoint && { endpoint }),
  ...(model && { model }),
});
