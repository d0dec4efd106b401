import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import { applicationExists } from './applications/application-exists.ts';
import { countApplications } from './applications/count-applications.ts';
import { createApplication } from './applications/create-application.ts';
import { deleteApplication } from './applications/delete-application.ts';
import { downloadApplication } from './applications/download-application.ts';
import { findApplication } from './applications/find-application.ts';
import { generateDocx } from './applications/generate-docx.ts';
import { generatePdf } from './applications/generate-pdf.ts';
import { listApplications } from './applications/list-applications.ts';
import { presentApplication } from './applications/present-application.ts';
import { updateApplication } from './applications/update-application.ts';
import type { Deps } from './deps.ts';
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
    route(internalEndpoints.applicationExists, ({ user, params }) =>
      applicationExists(deps, user.id, params.id),
    ),
  ];
};
