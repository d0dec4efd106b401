import { readLocalConfig } from '../config.ts';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const twoStepOffUsage = `npm run admin -- two-step-off EMAIL           lets a user who lost the authenticator app sign in without it`;

/** Turns off a user's two-step verification. Resolves to the exit code. */
export async function runTwoStepOff(
  [email, ...rest]: string[],
  tools: OperatorTools,
): Promise<number> {
  if (!email || rest.length > 0) {
    tools.printError(twoStepOffUsage);
    return 2;
  }
  const { turnOffTwoStepAsOperator, createUserModel } = await import('@grantwright/auth');
  const sendsMail = readLocalConfig(tools.env, tools.folder).SMTP_URL !== undefined;
  const isFound = await withDatabase('auth', { ...tools, print: tools.printError }, (database) =>
    turnOffTwoStepAsOperator(createUserModel(database), email, { sendsMail }),
  );
  if (!isFound) {
    tools.printError(`There is no account with the email ${email}.`);
    return 1;
  }
  tools.print(`${email} now signs in with the password only.`);
  return 0;
}
