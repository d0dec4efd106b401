import { limits } from '@grantwright/shared/contract';
import { noTeams, type TeamAccess } from '@grantwright/shared/service';
import { anApplication, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAnswer } from '../src/answers/create-answer.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();

const aText = (question: string) => ({ question, text: '<p>Many families wait.</p>' });

async function aStoredApplication(access: TeamAccess) {
  const sent = anApplication({ organizationId: randomUUID() });
  const creation = { token: '', sent, key: undefined };
  const { body } = await createApplication(direct.deps, access, creation);
  return { id: body.id, organizationId: sent.organizationId };
}

it('accepts one of two answers that reach the limit at the same time', async () => {
  const access = noTeams(randomUUID());
  const acceptedAt = new Date();
  let checked = 0;
  const deps = {
    ...direct.deps,
    now: () => acceptedAt,
    // runs after an answer is stored and before the limit is checked
    deletedOrganizations: {
      exists: async () => {
        checked += 1;
        await waitFor(() => checked === 2);
        return null;
      },
    } as never,
  };
  const { id, organizationId } = await aStoredApplication(access);
  const { answers } = direct.deps;
  await answers.insertMany(
    Array.from({ length: limits.savedAnswers - 1 }, () => ({
      ...{ _id: randomUUID(), ownerId: access.userId, organizationId, applicationId: id },
      ...{ ...aText('Need'), applicationTitle: 'A roof', searchText: 'need' },
      ...{ acceptedAt: new Date(0), reviewAfter: '2030-01-31', updatedAt: acceptedAt },
    })),
  );
  const results = await Promise.allSettled(
    ['Plan', 'Team'].map((question) =>
      createAnswer(deps, access, { applicationId: id, sent: aText(question), key: undefined }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await answers.countDocuments({ organizationId })).toBe(limits.savedAnswers);
});

it('stores another answer if the application was moved since a request with the same key', async () => {
  const { deps } = direct;
  const access = noTeams(randomUUID());
  const { id } = await aStoredApplication(access);
  const creation = { applicationId: id, sent: aText('Need'), key: randomUUID() };
  const first = await createAnswer(deps, access, creation);
  await deps.applications.updateOne({ _id: id }, { organizationId: randomUUID() });
  const second = await createAnswer(deps, access, creation);
  expect(second.organizationId).not.toBe(first.organizationId);
  expect(await deps.answers.countDocuments({ ownerId: access.userId })).toBe(2);
});
