import { calls } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import { analyzeDocument } from './analysis/analyze-document.ts';
import { analyzeUrl } from './analysis/analyze-url.ts';
import type { Deps, Person } from './deps.ts';
import { extractFromDocument } from './extraction/extract-from-document.ts';
import { extractFromUploads } from './extraction/extract-from-uploads.ts';
import { checkDraft } from './generation/check-draft.ts';
import { generateApplication } from './generation/generate-application.ts';
import { liveAnswer } from './live-answer.ts';
import { providerFor } from './providers/analysts.ts';
import { status } from './status.ts';

type Asking = { user: { id: string }; token: string };
const personOf = ({ user, token }: Asking): Person => ({ id: user.id, token });

export const routes = (deps: Deps): Route[] => {
  const asReading = { admit: (userId: string) => deps.throttle.beforeReading(userId) };
  const asCheck = { admit: (userId: string) => deps.throttle.beforeCheck(userId) };
  return [
    route(calls.getAiStatus, () => status(deps.analysts.configured)),
    route(
      calls.analyzeDocument,
      (context) => {
        const { documentId, organizationInfo, provider } = context.body;
        const work = {
          documentId,
          organizationInfo,
          provider: providerFor(deps.analysts, provider),
        };
        return liveAnswer(calls.analyzeDocument, context, (live) =>
          analyzeDocument(deps, personOf(context), work, live),
        );
      },
      asReading,
    ),
    route(
      calls.analyzeUrl,
      (context) => {
        const { url, organizationInfo, provider } = context.body;
        const work = { url, organizationInfo, provider: providerFor(deps.analysts, provider) };
        return liveAnswer(calls.analyzeUrl, context, (live) =>
          analyzeUrl(deps, personOf(context), work, live),
        );
      },
      asReading,
    ),
    route(calls.generateApplication, async (context) => {
      const done = await deps.throttle.beforeDraft(context.user.id);
      return liveAnswer(calls.generateApplication, context, (live) =>
        generateApplication(deps, personOf(context), context.body, live),
      ).finally(done);
    }),
    route(
      calls.checkDraft,
      (context) => checkDraft(deps, personOf(context), context.body, context.signal),
      asCheck,
    ),
    route(
      calls.extractOrgInfo,
      (context) => extractFromUploads(deps, personOf(context), context.req, context.signal),
      asReading,
    ),
    route(
      calls.extractOrg,
      (context) => extractFromDocument(deps, personOf(context), context.params.id, context.signal),
      asReading,
    ),
  ];
};
