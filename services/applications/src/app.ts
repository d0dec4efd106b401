import { outboxOf } from '@grantwright/shared/messaging';
import type {
  KillReason,
  ServiceApp,
  ServiceTools,
  ServiceUrls,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { applicationModel } from './applications/application-model.ts';
import { deleteApplicationsWhenOrganizationDeleted } from './consumers/delete-applications-when-organization-deleted.ts';
import { contentCleaner } from './content/content-cleaner.ts';
import { deletedOrganizationModel } from './deleted-organizations/deleted-organization-model.ts';
import type { Deps } from './deps.ts';
import { neighbours } from './neighbours.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { wordFiles } from './word/word-files.ts';

export const serviceName = 'applications';

/** The collections whose documents carry events. */
export const outboxes = (database: Connection) => [outboxOf(applicationModel(database))];

/** The service of what it is given; opens nothing. */
export function createApp(
  { database, relay, metrics, internalCa }: ServiceTools,
  { urls }: { urls: ServiceUrls },
): ServiceApp {
  const killed = (sandbox: string) => (reason: KillReason) =>
    metrics.sandboxKills.inc({ sandbox, reason });
  const deps: Deps = {
    applications: applicationModel(database),
    deletedOrganizations: deletedOrganizationModel(database),
    neighbours: neighbours(urls, internalCa),
    cleaner: contentCleaner(killed('content')),
    wordFiles: wordFiles(killed('word')),
    relay,
    now: () => new Date(),
    newId: randomUUID,
  };
  return {
    name: serviceName,
    routes: routes(deps),
    rules: [deleteApplicationsWhenOrganizationDeleted(deps)],
    migrations: migrations(database),
    dispose: async () => {
      await deps.cleaner.close();
      await deps.wordFiles.close();
      await deps.neighbours.close();
    },
  };
}
