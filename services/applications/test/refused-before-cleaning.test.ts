import { anApplication } from '@grantwright/shared/testing';
import { createAccessWithoutTeams, createNotFoundError } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplication } from '../src/applications/create-application.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './deps-under-test.ts';

const fixture = depsUnderTest();

/** Returns dependencies that record the text being sanitized. */
function recordingDeps(overrides: Partial<Deps> = {}) {
  const cleaned: string[] = [];
  const cleaner: Deps['cleaner'] = {
    clean: async (html) => {
      cleaned.push(html);
      return { content: html, openGaps: 0 };
    },
  };
  return { cleaned, deps: { ...fixture.deps, cleaner, ...overrides } };
}

it.each([
  ['of another user', { ownerId: 'somebody else' }, 'not-found'],
  ['that does not exist', { id: randomUUID() }, 'not-found'],
  ['that has changed since', { ifMatch: '"7"' }, 'stale-version'],
])(
  'rejects a save of an application %s before sanitizing its text',
  async (_what, overrides, code) => {
    const { cleaned, deps } = recordingDeps();
    const ownerId = randomUUID();
    const { body } = (await createApplication(fixture.deps, createAccessWithoutTeams(ownerId), {
      token: '',
      sent: anApplication(),
      key: undefined,
    })) as { body: { id: string } };
    const { ownerId: userId, ...save } = {
      id: body.id,
      ownerId,
      token: '',
      sent: anApplication(),
      ifMatch: '"1"',
      ...overrides,
    };
    await expect(
      updateApplication(deps, createAccessWithoutTeams(userId), save),
    ).rejects.toMatchObject({ code });
    expect(cleaned).toEqual([]);
  },
);

it("rejects an application for another user's organization before sanitizing its text", async () => {
  const { cleaned, deps } = recordingDeps();
  const findOrganization = async () => Promise.reject(createNotFoundError('The organization'));
  const creation = { token: '', sent: anApplication(), key: undefined };
  const services = { ...deps.services, findOrganization };
  await expect(
    createApplication({ ...deps, services }, createAccessWithoutTeams(randomUUID()), creation),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(cleaned).toEqual([]);
});
