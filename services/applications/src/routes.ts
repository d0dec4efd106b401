import { endpoints, internalEndpoints, type Endpoint } from '@grantwright/shared/contract';
import {
  clientAddressHeader,
  route,
  type Route,
  type RouteContext,
} from '@grantwright/shared/service';
import { applicationExists } from './applications/application-exists.ts';
import { countApplications } from './applications/count-applications.ts';
import { createApplication } from './applications/create-application.ts';
import { deleteApplication } from './applications/delete-application.ts';
import { downloadApplication } from './applications/download-application.ts';
import { findApplication } from './applications/find-application.ts';
import { generateDocx } from './applications/generate-docx.ts';
import { generatePdf } from './applications/generate-pdf.ts';
import { listApplications } from './applications/list-applications.ts';
import { presentApplication, presentText } from './applications/present-application.ts';
import { updateApplication } from './applications/update-application.ts';
import type { Deps } from './deps.ts';
import { admitGuest } from './reviews/admit-guest.ts';
import { createComment } from './reviews/create-comment.ts';
import { createReviewLink } from './reviews/create-review-link.ts';
import { deleteComment } from './reviews/delete-comment.ts';
import { listComments } from './reviews/list-comments.ts';
import { listReviewLinks } from './reviews/list-review-links.ts';
import { readReview } from './reviews/read-review.ts';
import { resolveComment } from './reviews/resolve-comment.ts';
import { revokeReviewLink } from './reviews/revoke-review-link.ts';
import { createVersion } from './versions/create-version.ts';
import { deleteVersion } from './versions/delete-version.ts';
import { getVersion } from './versions/get-version.ts';
import { listVersions } from './versions/list-versions.ts';
import { discardWorkingCopy } from './working-copy/discard-working-copy.ts';
import { saveWorkingCopy } from './working-copy/save-working-copy.ts';

export const routes = (deps: Deps): Route[] => {
  const asSave = { admit: deps.throttle.saves.take };
  const asExport = { admit: deps.throttle.exports.take };
  return [
    route(endpoints.listApplications, ({ user, query }) =>
      listApplications(deps, user.id, query.cursor),
    ),
    route(endpoints.countApplications, ({ user }) => countApplications(deps, user.id)),
    route(
      endpoints.createApplication,
      ({ user, token, body, idempotencyKey }) =>
        createApplication(deps, { ownerId: user.id, token, sent: body, key: idempotencyKey }),
      asSave,
    ),
    route(endpoints.getApplication, async ({ user, params }) =>
      presentApplication(await findApplication(deps, user.id, params.id)),
    ),
    route(
      endpoints.updateApplication,
      ({ user, token, params, body, ifMatch }) =>
        updateApplication(deps, { id: params.id, ownerId: user.id, token, sent: body, ifMatch }),
      asSave,
    ),
    route(endpoints.deleteApplication, ({ user, params }) =>
      deleteApplication(deps, user.id, params.id),
    ),
    route(
      endpoints.downloadApplication,
      ({ user, token, params, signal }) =>
        downloadApplication(deps, { ownerId: user.id, id: params.id, token, signal }),
      asExport,
    ),
    route(
      endpoints.generateDocx,
      ({ user, body, signal }) => generateDocx(deps, body, { userId: user.id, signal }),
      asExport,
    ),
    route(
      endpoints.generatePdf,
      ({ user, body, signal }) => generatePdf(deps, body, { userId: user.id, signal }),
      asExport,
    ),
    route(
      endpoints.saveWorkingCopy,
      ({ user, params, body }) =>
        saveWorkingCopy(deps, { id: params.id, ownerId: user.id, sent: body }),
      asSave,
    ),
    route(endpoints.discardWorkingCopy, ({ user, params, query }) =>
      discardWorkingCopy(deps, {
        id: params.id,
        ownerId: user.id,
        revisions: query.revision?.split(','),
      }),
    ),
    route(endpoints.listVersions, ({ user, params, query }) =>
      listVersions(deps, { id: params.id, ownerId: user.id, cursor: query.cursor }),
    ),
    route(
      endpoints.createVersion,
      ({ user, params, body, idempotencyKey }) =>
        createVersion(deps, { id: params.id, ownerId: user.id, sent: body, key: idempotencyKey }),
      asSave,
    ),
    route(endpoints.getVersion, ({ user, params }) => getVersion(deps, user.id, params.id)),
    route(endpoints.deleteVersion, ({ user, params }) => deleteVersion(deps, user.id, params.id)),
    ...reviewRoutes(deps),
    route(internalEndpoints.getApplicationText, async ({ user, params }) =>
      presentText(await findApplication(deps, user.id, params.id)),
    ),
    route(internalEndpoints.applicationExists, ({ user, params }) =>
      applicationExists(deps, user.id, params.id),
    ),
  ];
};

const addressOf = (req: RouteContext<Endpoint>['req']) => req.get(clientAddressHeader) ?? 'unknown';

const reviewRoutes = (deps: Deps): Route[] => [
  route(endpoints.listReviewLinks, ({ user, params }) => listReviewLinks(deps, user.id, params.id)),
  route(
    endpoints.createReviewLink,
    ({ user, params, body, idempotencyKey }) =>
      createReviewLink(deps, { id: params.id, ownerId: user.id, sent: body, key: idempotencyKey }),
    { admit: deps.throttle.linkCreations.take },
  ),
  route(endpoints.revokeReviewLink, ({ user, params }) =>
    revokeReviewLink(deps, user.id, params.id),
  ),
  route(endpoints.listComments, ({ user, params, query }) =>
    listComments(deps, { id: params.id, ownerId: user.id, cursor: query.cursor }),
  ),
  route(endpoints.resolveComment, ({ user, params, body }) =>
    resolveComment(deps, { id: params.id, ownerId: user.id, ...body }),
  ),
  route(endpoints.deleteComment, ({ user, params }) => deleteComment(deps, user.id, params.id)),
  route(endpoints.readReview, async ({ body, req }) => {
    await admitGuest(deps, { address: addressOf(req), token: body.token });
    return readReview(deps, body.token);
  }),
  route(endpoints.createComment, async ({ body, req, idempotencyKey }) => {
    const { token, ...sent } = body;
    await admitGuest(deps, { address: addressOf(req), token });
    return createComment(deps, { token, sent, key: idempotencyKey });
  }),
];
