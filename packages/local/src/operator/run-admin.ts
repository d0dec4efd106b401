import { ConfigError } from '@grantwright/shared/service';
import { StartupProblem } from '@grantwright/shared/storage';
import { setSuperUserByEmail } from './set-super-user.ts';

const usage = `npm run admin -- super-user EMAIL            gives unlimited applications
npm run admin -- super-user EMAIL --revoke   takes them away again`;

/**
 * An operator's command.
 *
 * @param options.words the command and what it is about
 * @returns the exit code: 0 done, 1 not possible, 2 not understood
 */
export async function runAdmin(options: {
  words: string[];
  revoke: boolean;
  folder: string;
}): Promise<number> {
  const [command, email, ...rest] = options.words;
  if (command !== 'super-user' || !email || rest.length) {
    console.error(usage);
    return 2;
  }
  try {
    const isFound = await setSuperUserByEmail(email, !options.revoke, {
      env: process.env,
      folder: options.folder,
      say: (line) => console.error(line),
    });
    if (!isFound) {
      console.error(`There is no account with the e-mail ${email}.`);
      return 1;
    }
    console.log(
      options.revoke
        ? `${email} is an ordinary user again, within a minute.`
        : `${email} is a super user now, within a minute: unlimited applications, no payment.`,
    );
    return 0;
  } catch (cause) {
    const isForeseen = cause instanceof StartupProblem || cause instanceof ConfigError;
    console.error(isForeseen ? cause.message : cause);
    return 1;
  }
}
