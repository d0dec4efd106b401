import { randomUUID } from 'node:crypto';
import { readLocalConfig } from '../config.ts';
import { chooseFiles } from '../components/files.ts';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const bindFilesUsage = `npm run admin -- bind-files                    binds the database and the files after one was replaced`;

/**
 * Binds the database and the file store to each other after one of them was replaced. Resolves to the exit
 * code.
 */
export async function runBindFiles(args: string[], tools: OperatorTools): Promise<number> {
  if (args.length > 0) {
    tools.printError(bindFilesUsage);
    return 2;
  }
  const { blobs, line } = chooseFiles(readLocalConfig(tools.env, tools.folder));
  await blobs.prepare();
  // the container image with the operator commands does not include this package
  const { rebindFiles } = await import('@grantwright/documents');
  return await withDatabase(
    'documents',
    { ...tools, print: tools.printError },
    async (database) => {
      await rebindFiles({ database, blobs }, randomUUID());
      tools.print(`The database and the files (${line}) are bound to each other.`);
      return 0;
    },
  );
}
