import { nameDatabase } from '@grantwright/shared/service';
import { listMigrations } from '@grantwright/shared/storage';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const migrationsUsage = `npm run admin -- migrations                    lists completed migrations, with time and version`;

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'];

/** With one database user per service, the user of this command can read only the auth database. */
function listNotAllowed(error: unknown): string[] {
  if (error instanceof Error && Reflect.get(error, 'codeName') === 'Unauthorized')
    return [
      'not readable with this database user; run in the service itself: node dist/migrate.js list',
    ];
  throw error;
}

/** Lists the completed migrations of each service's database. Resolves to the exit code. */
export async function runMigrationsList(args: string[], tools: OperatorTools): Promise<number> {
  if (args.length > 0) {
    tools.printError(migrationsUsage);
    return 2;
  }
  return await withDatabase('auth', { ...tools, print: tools.printError }, async (database) => {
    for (const service of services) {
      const lines = await listMigrations(database.useDb(nameDatabase(service))).catch(
        listNotAllowed,
      );
      tools.print(service);
      for (const line of lines.length > 0 ? lines : ['nothing yet']) tools.print(`  ${line}`);
    }
    return 0;
  });
}
