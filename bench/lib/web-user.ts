import { createUser } from './user.ts';

/** The browser used by every benchmark. */
export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Registers a user with an organization in the running product. */
export async function createWebUser(url: string) {
  const user = await createUser(url);
  const organizationId = await user.createRecord('/api/organization', {
    name: 'Northside Reading Room',
    type: 'educational',
    mission: 'A staffed library after school.',
  });
  return {
    ...user,
    createApplication: (fields: object = {}) =>
      user.createRecord('/api/applications', {
        title: 'A long application',
        grantProgram: 'Harbor Communities Fund',
        content: '<p>Text.</p>',
        status: 'complete',
        organizationId,
        ...fields,
      }),
    /** Returns the session for a browser. */
    getCookies() {
      const [name = '', value = ''] = user.session.cookie.split('=');
      return [{ name, value, url }];
    },
  };
}

export type WebUser = Awaited<ReturnType<typeof createWebUser>>;
