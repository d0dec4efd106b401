import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishInterruptedWrites } from '../src/applications/finish-interrupted-writes.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { deleteParts } from '../src/applications/delete-parts.ts';
import { createComment } from '../src/reviews/create-comment.ts';
import { createReviewLink } from '../src/reviews/create-review-link.ts';
import { storeVersion } from '../src/versions/store-version.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

/** Creates a user, their application, and the token of a link to it. */
async function setup() {
  const { deps } = direct;
  const ownerId = randomUUID();
  const access = createAccessWithoutTeams(ownerId);
  const creation = { token: '', sent: anApplication(), key: undefined };
  const { body } = await createApplication(deps, access, creation);
  const link = { id: body.id, sent: { name: '', days: 14 }, key: undefined };
  const { token } = await createReviewLink(deps, access, link);
  /** The dependencies of a process that is killed before it checks that the application exists. */
  const killed = {
    ...deps,
    applications: new Proxy(deps.applications, {
      get: (target, name) =>
        name === 'exists'
          ? () => Promise.reject(new Error('killed'))
          : (Reflect.get(target, name) as unknown),
    }),
  };
  const anchor = { section: '', quote: '', prefix: '', suffix: '' };
  return {
    ...{ deps, ownerId, id: body.id },
    writes: [
      () => createReviewLink(killed, access, link),
      () =>
        createComment(killed, {
          token,
          sent: { author: 'Maria', anchor, text: 'How many?' },
          key: undefined,
        }),
      () =>
        storeVersion(killed, {
          ownerId,
          applicationId: body.id,
          reason: 'edit',
          authorId: undefined,
          content: '<p>Text</p>',
        }),
    ],
    count: async () => {
      const parts = [deps.reviewLinks, deps.comments, deps.versions];
      const counts = parts.map((model) => model.collection.countDocuments({ ownerId }));
      return await Promise.all(counts);
    },
    countUnchecked: async () => {
      const parts = [deps.reviewLinks, deps.comments, deps.versions];
      const counts = parts.map((model) =>
        model.collection.countDocuments({ ownerId, unchecked: true }),
      );
      return await Promise.all(counts);
    },
  };
}

it('removes links, comments and versions of a deleted application that a killed process left unchecked', async () => {
  const { deps, ownerId, id, writes, count } = await setup();
  for (const write of writes) await expect(write()).rejects.toThrow('killed');
  expect(await count()).toEqual([2, 1, 1]);
  await deps.applications.deleteOne({ _id: id });
  await finishInterruptedWrites(deps);
  // the first link was already checked, so the consumer of the deletion event removes it
  expect(await count()).toEqual([1, 0, 0]);
  await deleteParts(deps, { ownerId, applicationId: id });
  expect(await count()).toEqual([0, 0, 0]);
});

it('keeps the links, comments and versions of an existing application, and checks them only once', async () => {
  const { deps, writes, count, countUnchecked } = await setup();
  expect(await countUnchecked()).toEqual([0, 0, 0]);
  for (const write of writes) await expect(write()).rejects.toThrow('killed');
  expect(await countUnchecked()).toEqual([1, 1, 1]);
  await finishInterruptedWrites(deps);
  expect([await count(), await countUnchecked()]).toEqual([
    [2, 1, 1],
    [0, 0, 0],
  ]);
});
