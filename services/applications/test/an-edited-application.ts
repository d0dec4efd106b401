import type { ApplicationFields, Submission } from '@grantwright/shared/contract';
import { createAccessWithoutTeams, type TeamAccess } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { createApplication } from '../src/applications/create-application.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import type { Deps } from '../src/deps.ts';
import { storeVersion } from '../src/versions/store-version.ts';
import { saveWorkingCopy } from '../src/working-copy/save-working-copy.ts';

/** Creates an application with a clock controlled by the test. */
export async function anEditedApplication(dependencies: Deps) {
  const ownerId = randomUUID();
  const access = createAccessWithoutTeams(ownerId);
  let time = Date.UTC(2027, 0, 1);
  const deps = { ...dependencies, now: () => new Date(time) };
  const creation = {
    token: '',
    sent: anApplication({ content: '<p>Saved.</p>' }),
    key: undefined,
  };
  await createApplication(deps, access, creation);
  const { _id: id } = (await deps.applications.findOne({ ownerId }).lean()) ?? { _id: '' };
  const editorId = randomUUID();
  const { organizationId } = creation.sent;
  const editor: TeamAccess = {
    userId: editorId,
    memberships: [
      {
        _id: `${organizationId}/${editorId}`,
        memberId: editorId,
        role: 'editor',
        version: 1,
        organizationId,
        ownerId,
      },
    ],
  };
  let revision: string | undefined;
  let version = 1;
  const replaces = () => (revision ? [revision] : []);
  return {
    deps,
    ownerId,
    id,
    /** A member of the owner's team. */
    editor,
    pass: (ms: number) => (time += ms),
    type: async (content: string, by = access, submission?: Submission) => {
      const sent = { revision: randomUUID(), replaces: replaces(), version, content, submission };
      ({ revision } = await saveWorkingCopy(deps, { id, access: by, sent }));
    },
    save: async (content: string, fields: Partial<ApplicationFields> = {}) => {
      const sent = { ...creation.sent, ...fields, content, replaces: replaces() };
      const ifMatch = `"${version}"`;
      await updateApplication(deps, access, { id, token: '', sent, ifMatch });
      version += 1;
      revision = undefined;
    },
    texts: async () => {
      const versions = await deps.versions.find({ applicationId: id }).sort({ createdAt: -1 });
      return versions.map(({ content }) => content);
    },
    authors: async () => {
      const versions = await deps.versions.find({ applicationId: id }).sort({ createdAt: -1 });
      return versions.map(({ content, authorId }) => [content, authorId]);
    },
    textRecords: async () => {
      const versions = await deps.versions.find({ applicationId: id }).sort({ createdAt: -1 });
      return versions.map(({ content, textRecords }) => [content, textRecords]);
    },
    store: (name?: string) => {
      time += 1;
      const reason = name === undefined ? ('draft' as const) : ('named' as const);
      const content = `<p>${name ?? time}</p>`;
      return storeVersion(deps, {
        ownerId,
        applicationId: id,
        reason,
        name,
        content,
        authorId: ownerId,
      });
    },
  };
}
