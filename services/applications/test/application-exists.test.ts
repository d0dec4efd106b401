import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { doesApplicationExist } from '../src/applications/does-application-exist.ts';
import { createApplication } from '../src/applications/create-application.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

it("finds an editor's application even if their membership has not arrived yet", async () => {
  const [ownerId, editorId] = [randomUUID(), randomUUID()];
  const services = { ...direct.deps.services, findOrganization: async () => ({ ownerId }) };
  const deps = { ...direct.deps, services: services as unknown as Deps['services'] };
  const creation = { token: '', sent: anApplication(), key: undefined };
  await createApplication(deps, createAccessWithoutTeams(editorId), creation);
  const { _id: id = '' } = (await deps.applications.findOne({ ownerId }).lean()) ?? {};
  expect(await doesApplicationExist(deps, editorId, id)).toEqual({ id });
  expect(await doesApplicationExist(deps, ownerId, id)).toEqual({ id });
  await expect(doesApplicationExist(deps, randomUUID(), id)).rejects.toMatchObject({
    code: 'not-found',
  });
});
