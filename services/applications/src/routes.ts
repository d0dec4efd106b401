import { calls, internalCalls } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import { applicationExists } from './applications/application-exists.ts';
import { countApplications } from './applications/count-applications.ts';
import { createApplication } from './applications/create-application.ts';
import { deleteApplication } from './applications/delete-application.ts';
import { downloadApplication } from './applications/download-application.ts';
import { findApplication } from './applications/find-application.ts';
import { generateDocx } from './applications/generate-docx.ts';
import { listApplications } from './applications/list-applications.ts';
import { presentApplication } from './applications/present-application.ts';
import { updateApplication } from './applications/update-application.ts';
import type { Deps } from './deps.ts';

export const routes = (deps: Deps): Route[] => [
  route(calls.listApplications, ({ user, query }) => listApplications(deps, user.id, query.cursor)),
  route(calls.countApplications, ({ user }) => countApplications(deps, user.id)),
  route(calls.createApplication, async ({ user, token, body, idempotencyKey }) => {
    await deps.throttle.saves.take(user.id);
    return createApplication(deps, { ownerId: user.id, token, sent: body, key: idempotencyKey });
  }),
  route(calls.getApplication, async ({ user, params }) =>
    presentApplication(await findApplication(deps, user.id, params.id)),
  ),
  route(calls.updateApplication, async ({ user, token, params, body, ifMatch }) => {
    await deps.throttle.saves.take(user.id);
    const request = { id: params.id, ownerId: user.id, token, sent: body, ifMatch };
    return updateApplication(deps, request);
  }),
  route(calls.deleteApplication, ({ user, params }) => deleteApplication(deps, user.id, params.id)),
  route(calls.downloadApplication, async ({ user, token, params, signal }) => {
    await deps.throttle.exports.take(user.id);
    return downloadApplication(deps, { ownerId: user.id, id: params.id, token, signal });
  }),
  route(calls.generateDocx, async ({ user, body, signal }) => {
    await deps.throttle.exports.take(user.id);
    return generateDocx(deps, body, { userId: user.id, signal });
  }),
  route(internalCalls.applicationExists, ({ user, params }) =>
    applicationExists(deps, user.id, params.id),
  ),
];
