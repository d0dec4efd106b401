import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const signOutUsage = `npm run admin -- sign-out EMAIL               ends every session of a user, or with \`all\` of every user`;

/** Ends sessions. Resolves to the exit code. */
export async function runSignOut(
  [email, ...rest]: string[],
  tools: OperatorTools,
): Promise<number> {
  if (!email || rest.length > 0) {
    tools.printError(signOutUsage);
    return 2;
  }
  const { endAllSessions, createUserModel } = await import('@grantwright/auth');
  const isAll = email === 'all';
  const count = await withDatabase('auth', { ...tools, print: tools.printError }, (database) =>
    endAllSessions(createUserModel(database), isAll ? undefined : email),
  );
  if (count === 0 && !isAll) {
    tools.printError(`There is no account with the email ${email}.`);
    return 1;
  }
  tools.print(
    `${isAll ? 'All users are' : `${email} is`} signed out everywhere within half a minute.`,
  );
  return 0;
}
