import type { OperatorTools } from './operator-tools.ts';
import { setSuperUserByEmail } from './set-super-user.ts';

export const superUserUsage = `npm run admin -- super-user EMAIL             gives unlimited applications
npm run admin -- super-user EMAIL --revoke    takes them away again`;

/** Grants or revokes super user status. Resolves to the exit code. */
export async function runSuperUser(
  [email, ...rest]: string[],
  revoke: boolean,
  tools: OperatorTools,
): Promise<number> {
  if (!email || rest.length > 0) {
    tools.printError(superUserUsage);
    return 2;
  }
  const isFound = await setSuperUserByEmail(email, !revoke, { ...tools, print: tools.printError });
  if (!isFound) {
    tools.printError(`There is no account with the email ${email}.`);
    return 1;
  }
  tools.print(
    revoke
      ? `${email} is no longer a super user. Open sessions change within a minute.`
      : `${email} is now a super user, with unlimited applications and no payment. Open sessions change within a minute.`,
  );
  return 0;
}
