import { createLocalOrigin, readLocalConfig } from '../config.ts';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const resetLinkUsage = `npm run admin -- reset-link EMAIL             prints a link with which the user chooses a new password`;

/** Prints a one-time link for a user who cannot sign in. Resolves to the exit code. */
export async function runResetLink(
  [email, ...rest]: string[],
  tools: OperatorTools,
): Promise<number> {
  if (!email || rest.length > 0) {
    tools.printError(resetLinkUsage);
    return 2;
  }
  const { PUBLIC_ORIGIN, PORT } = readLocalConfig(tools.env, tools.folder);
  const { createResetLink, createUserModel } = await import('@grantwright/auth');
  const link = await withDatabase('auth', { ...tools, print: tools.printError }, (database) =>
    createResetLink(createUserModel(database), email, PUBLIC_ORIGIN ?? createLocalOrigin(PORT)),
  );
  if (!link) {
    tools.printError(`There is no account with the email ${email}.`);
    return 1;
  }
  tools.print(link);
  tools.printError('The link works once and expires after 30 minutes. Give it to its user only.');
  return 0;
}
