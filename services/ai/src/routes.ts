import { endpoints } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import { analyzeDocument } from './analysis/analyze-document.ts';
import { analyzeUrl } from './analysis/analyze-url.ts';
import type { Deps, Person } from './deps.ts';
import { extractFromDocument } from './extraction/extract-from-document.ts';
import { extractFromUploads } from './extraction/extract-from-uploads.ts';
import { checkDraft } from './generation/check-draft.ts';
import { generateApplication } from './generation/generate-application.ts';
import { streamResponse } from './stream-response.ts';
import { providerFor } from './providers/analysts.ts';
import { status } from './status.ts';

type Caller = { user: { id: string }; token: string };
const personOf = ({ user, token }: Caller): Person => ({ id: user.id, token });

export const routes = (deps: Deps): Route[] => {
  const limitAnalyses = { admit: (userId: string) => deps.throttle.countAnalysis(userId) };
  const limitChecks = { admit: (userId: string) => deps.throttle.countCheck(userId) };
  return [
    route(endpoints.getAiStatus, () => status(deps.analysts.configured)),
    route(
      endpoints.analyzeDocument,
      (context) => {
        const { documentId, organizationInfo, provider } = context.body;
        const work = {
          documentId,
          organizationInfo,
          provider: providerFor(deps.analysts, provider),
        };
        return streamResponse(endpoints.analyzeDocument, context, (live) =>
          analyzeDocument(deps, personOf(context), work, live),
        );
      },
      limitAnalyses,
    ),
    route(
      endpoints.analyzeUrl,
      (context) => {
        const { url, organizationInfo, provider } = context.body;
        const work = { url, organizationInfo, provider: providerFor(deps.analysts, provider) };
        return streamResponse(endpoints.analyzeUrl, context, (live) =>
          analyzeUrl(deps, personOf(context), work, live),
        );
      },
      limitAnalyses,
    ),
    route(endpoints.generateApplication, async (context) => {
      const done = await deps.throttle.startDraft(context.user.id);
      return streamResponse(endpoints.generateApplication, context, (live) =>
        generateApplication(deps, personOf(context), context.body, live),
      ).finally(done);
    }),
    route(
      endpoints.checkDraft,
      (context) => checkDraft(deps, personOf(context), context.body, context.signal),
      limitChecks,
    ),
    route(
      endpoints.extractOrgInfo,
      (context) => extractFromUploads(deps, personOf(context), context.req, context.signal),
      limitAnalyses,
    ),
    route(
      endpoints.extractOrg,
      (context) => extractFromDocument(deps, personOf(context), context.params.id, context.signal),
      limitAnalyses,
    ),
  ];
};
