import { withDatabase } from './with-database.ts';

type Options = {
  env: NodeJS.ProcessEnv;
  folder: string;
  print: (line: string) => void;
};

/**
 * Makes the user with this e-mail a super user, or an ordinary one again. False when there is no such
 * user. A session that is open notices within a minute.
 */
export async function setSuperUserByEmail(
  email: string,
  isSuperUser: boolean,
  options: Options,
): Promise<boolean> {
  const { setSuperUser, userModel } = await import('@grantwright/auth');
  return await withDatabase('auth', options, (database) =>
    setSuperUser(userModel(database), email, isSuperUser),
  );
}
