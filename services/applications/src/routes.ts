import { endpoints, internalEndpoints, type Endpoint } from '@grantwright/shared/contract';
import {
  clientAddressHeader,
  route,
  createTeamRoute,
  type Route,
  type RouteContext,
} from '@grantwright/shared/service';
import { addAnswer, createAnswer } from './answers/create-answer.ts';
import { deleteAnswer } from './answers/delete-answer.ts';
import { listAnswers } from './answers/list-answers.ts';
import { updateAnswer } from './answers/update-answer.ts';
import { doesApplicationExist } from './applications/does-application-exist.ts';
import { countApplications } from './applications/count-applications.ts';
import { createApplication } from './applications/create-application.ts';
import { deleteApplication } from './applications/delete-application.ts';
import { downloadApplication } from './applications/download-application.ts';
import { findApplication } from './applications/find-application.ts';
import { generateFile } from './applications/generate-file.ts';
import { listApplications } from './applications/list-applications.ts';
import { presentApplication, presentText } from './applications/present-application.ts';
import { updateApplication } from './applications/update-application.ts';
import type { Deps } from './deps.ts';
import { limitGuestRequests } from './reviews/limit-guest-requests.ts';
import { createComment } from './reviews/create-comment.ts';
import { createReviewLink } from './reviews/create-review-link.ts';
import { deleteComment } from './reviews/delete-comment.ts';
import { deleteLinkComments } from './reviews/delete-link-comments.ts';
import { listComments } from './reviews/list-comments.ts';
import { listReviewLinks } from './reviews/list-review-links.ts';
import { readReview } from './reviews/read-review.ts';
import { resolveComment } from './reviews/resolve-comment.ts';
import { revokeReviewLink } from './reviews/revoke-review-link.ts';
import { createVersion } from './versions/create-version.ts';
import { deleteVersion } from './versions/delete-version.ts';
import { getVersion, listVersions } from './versions/read-versions.ts';
import { discardWorkingCopy } from './working-copy/discard-working-copy.ts';
import { saveWorkingCopy } from './working-copy/save-working-copy.ts';

export const createRoutes = (deps: Deps): Route[] => {
  const asSave = { limit: deps.requestLimits.saves.take };
  const asExport = { limit: deps.requestLimits.exports.take };
  const teamRoute = createTeamRoute(deps.memberships);
  return [
    teamRoute(endpoints.listApplications, (access, { query }) =>
      listApplications(deps, access, query.cursor),
    ),
    teamRoute(endpoints.countApplications, (access) => countApplications(deps, access)),
    teamRoute(
      endpoints.createApplication,
      (access, { token, body, idempotencyKey }) =>
        createApplication(deps, access, { token, sent: body, key: idempotencyKey }),
      asSave,
    ),
    teamRoute(endpoints.getApplication, async (access, { params }) =>
      presentApplication(await findApplication(deps, access, params.id), access),
    ),
    teamRoute(
      endpoints.updateApplication,
      (access, { token, params, body, ifMatch }) =>
        updateApplication(deps, access, { id: params.id, token, sent: body, ifMatch }),
      asSave,
    ),
    teamRoute(endpoints.deleteApplication, (access, { params }) =>
      deleteApplication(deps, access, params.id),
    ),
    teamRoute(
      endpoints.downloadApplication,
      (access, { token, params, signal }) =>
        downloadApplication(deps, access, { id: params.id, token, signal }),
      asExport,
    ),
    route(
      endpoints.generateDocx,
      ({ user, body, signal }) => generateFile(deps, '.docx', body, { userId: user.id, signal }),
      asExport,
    ),
    route(
      endpoints.generatePdf,
      ({ user, body, signal }) => generateFile(deps, '.pdf', body, { userId: user.id, signal }),
      asExport,
    ),
    teamRoute(
      endpoints.saveWorkingCopy,
      (access, { params, body }) => saveWorkingCopy(deps, { id: params.id, access, sent: body }),
      asSave,
    ),
    teamRoute(endpoints.discardWorkingCopy, (access, { params, query }) =>
      discardWorkingCopy(deps, {
        id: params.id,
        access,
        revisions: query.revision?.split(','),
      }),
    ),
    teamRoute(endpoints.listVersions, (access, { params, query }) =>
      listVersions(deps, access, { id: params.id, cursor: query.cursor }),
    ),
    teamRoute(
      endpoints.createVersion,
      (access, { params, body, idempotencyKey }) =>
        createVersion(deps, access, { id: params.id, sent: body, key: idempotencyKey }),
      asSave,
    ),
    teamRoute(endpoints.getVersion, (access, { params }) => getVersion(deps, access, params.id)),
    teamRoute(endpoints.deleteVersion, (access, { params }) =>
      deleteVersion(deps, access, params.id),
    ),
    ...createAnswerRoutes(deps),
    ...createReviewRoutes(deps),
    teamRoute(internalEndpoints.getApplicationText, async (access, { params }) =>
      presentText(await findApplication(deps, access, params.id)),
    ),
    route(internalEndpoints.applicationExists, ({ user, params }) =>
      doesApplicationExist(deps, user.id, params.id),
    ),
  ];
};

function createAnswerRoutes(deps: Deps): Route[] {
  const teamRoute = createTeamRoute(deps.memberships);
  const asSave = { limit: deps.requestLimits.saves.take };
  return [
    teamRoute(endpoints.listAnswers, (access, { query }) => listAnswers(deps, access, query)),
    teamRoute(internalEndpoints.listAnswersToSearch, (access, { query }) =>
      listAnswers(deps, access, query),
    ),
    teamRoute(
      endpoints.createAnswer,
      (access, { params, body, idempotencyKey }) =>
        createAnswer(deps, access, { applicationId: params.id, sent: body, key: idempotencyKey }),
      asSave,
    ),
    teamRoute(
      endpoints.addAnswer,
      (access, { token, body, idempotencyKey }) =>
        addAnswer(deps, access, { token, sent: body, key: idempotencyKey }),
      asSave,
    ),
    teamRoute(
      endpoints.updateAnswer,
      (access, { params, body }) => updateAnswer(deps, access, { id: params.id, sent: body }),
      asSave,
    ),
    teamRoute(endpoints.deleteAnswer, (access, { params }) =>
      deleteAnswer(deps, access, params.id),
    ),
  ];
}

const getClientAddress = (req: RouteContext<Endpoint>['req']) =>
  req.get(clientAddressHeader) ?? 'unknown';

function createReviewRoutes(deps: Deps): Route[] {
  const teamRoute = createTeamRoute(deps.memberships);
  return [
    teamRoute(endpoints.listReviewLinks, (access, { params }) =>
      listReviewLinks(deps, access, params.id),
    ),
    teamRoute(
      endpoints.createReviewLink,
      (access, { params, body, idempotencyKey }) =>
        createReviewLink(deps, access, { id: params.id, sent: body, key: idempotencyKey }),
      { limit: deps.requestLimits.linkCreations.take },
    ),
    teamRoute(endpoints.revokeReviewLink, (access, { params }) =>
      revokeReviewLink(deps, access, params.id),
    ),
    teamRoute(endpoints.deleteLinkComments, (access, { params }) =>
      deleteLinkComments(deps, access, params.id),
    ),
    teamRoute(endpoints.listComments, (access, { params, query }) =>
      listComments(deps, access, { id: params.id, cursor: query.cursor }),
    ),
    teamRoute(endpoints.resolveComment, (access, { params, body }) =>
      resolveComment(deps, access, { id: params.id, ...body }),
    ),
    teamRoute(endpoints.deleteComment, (access, { params }) =>
      deleteComment(deps, access, params.id),
    ),
    route(endpoints.readReview, async ({ body, req }) => {
      await limitGuestRequests(deps, { address: getClientAddress(req), token: body.token });
      return readReview(deps, body.token);
    }),
    route(endpoints.createComment, async ({ body, req, idempotencyKey }) => {
      const { token, ...sent } = body;
      await limitGuestRequests(deps, { address: getClientAddress(req), token });
      return createComment(deps, { token, sent, key: idempotencyKey });
    }),
  ];
}
