import { anApplication } from '@grantwright/shared/testing';
import { notFound } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplication } from '../src/applications/create-application.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './direct.ts';

const under = depsUnderTest();

/** The operations' surroundings, with a record of the texts that are cleaned. */
function watched(over: Partial<Deps> = {}) {
  const cleaned: string[] = [];
  const cleaner: Deps['cleaner'] = {
    clean: async (html) => {
      cleaned.push(html);
      return { content: html, openGaps: 0 };
    },
  };
  return { cleaned, deps: { ...under.deps, cleaner, ...over } };
}

it.each([
  ['of another user', { ownerId: 'somebody else' }, 'not-found'],
  ['that is not there', { id: randomUUID() }, 'not-found'],
  ['that was changed meanwhile', { ifMatch: '"7"' }, 'stale-version'],
])(
  'a save of an application %s is refused before its text is cleaned',
  async (_what, over, code) => {
    const { cleaned, deps } = watched();
    const ownerId = randomUUID();
    const { body } = (await createApplication(under.deps, {
      ownerId,
      token: '',
      sent: anApplication(),
      key: undefined,
    })) as { body: { id: string } };
    const save = {
      id: body.id,
      ownerId,
      token: '',
      sent: anApplication(),
      ifMatch: '"1"',
      ...over,
    };
    await expect(updateApplication(deps, save)).rejects.toMatchObject({ code });
    expect(cleaned).toEqual([]);
  },
);

it('an application for another user’s organization is refused before its text is cleaned', async () => {
  const { cleaned, deps } = watched();
  const organization = async () => Promise.reject(notFound('The organization'));
  const creation = { ownerId: randomUUID(), token: '', sent: anApplication(), key: undefined };
  const neighbours = { ...deps.neighbours, organization };
  await expect(createApplication({ ...deps, neighbours }, creation)).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(cleaned).toEqual([]);
});
