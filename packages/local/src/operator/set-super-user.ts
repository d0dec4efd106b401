import { withDatabase } from './with-database.ts';

type Options = {
  env: NodeJS.ProcessEnv;
  folder: string;
  print: (line: string) => void;
};

/**
 * Grants or revokes super user status by email. Returns false if there is no such user. Open sessions pick up the
 * change within a minute.
 */
export async function setSuperUserByEmail(
  email: string,
  isSuperUser: boolean,
  options: Options,
): Promise<boolean> {
  const { setSuperUser, createUserModel } = await import('@grantwright/auth');
  return await withDatabase('auth', options, (database) =>
    setSuperUser(createUserModel(database), email, isSuperUser),
  );
}
