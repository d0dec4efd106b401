import { limits } from '@grantwright/shared/contract';
import { createAccessWithoutTeams, type TeamAccess } from '@grantwright/shared/service';
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

/** Stores one answer fewer than an organization may have. */
async function aNearlyFullLibrary() {
  const access = createAccessWithoutTeams(randomUUID());
  const { id, organizationId } = await aStoredApplication(access);
  const { answers } = direct.deps;
  await answers.insertMany(
    Array.from({ length: limits.savedAnswers - 1 }, () => ({
      ...{ _id: randomUUID(), ownerId: access.userId, organizationId, applicationId: id },
      ...{ ...aText('Need'), applicationTitle: 'A roof', searchText: 'need' },
      ...{ acceptedAt: new Date(0), reviewAfter: '2030-01-31', updatedAt: new Date(0) },
    })),
  );
  const save = (question: string, tools = {}) =>
    createAnswer({ ...direct.deps, ...tools }, access, {
      applicationId: id,
      sent: aText(question),
      key: undefined,
    });
  return { save, count: () => answers.countDocuments({ organizationId }) };
}

it('never exceeds the limit, even if several answers are stored before the first is counted', async () => {
  const { save, count } = await aNearlyFullLibrary();
  let stored = 0;
  const afterAll = async () => {
    stored += 1;
    await waitFor(() => stored === 3);
    return null;
  };
  // runs after an answer is stored and before the limit is checked
  const deletedOrganizations = { exists: afterAll };
  const questions = ['Plan', 'Team', 'Budget'];
  await Promise.allSettled(questions.map((question) => save(question, { deletedOrganizations })));
  expect(await count()).toBeLessThanOrEqual(limits.savedAnswers);
});

it('rejects an answer stored after the last allowed one, even if it was sent earlier', async () => {
  const { save, count } = await aNearlyFullLibrary();
  const earlier = new Date(Date.now() - 1_000);
  await save('Plan');
  await expect(save('Team', { now: () => earlier })).rejects.toMatchObject({
    code: 'invalid-request',
  });
  expect(await count()).toBe(limits.savedAnswers);
});

it('stores a second answer for the same key if the application has moved in the meantime', async () => {
  const { deps } = direct;
  const access = createAccessWithoutTeams(randomUUID());
  const { id } = await aStoredApplication(access);
  const creation = { applicationId: id, sent: aText('Need'), key: randomUUID() };
  const first = await createAnswer(deps, access, creation);
  await deps.applications.updateOne({ _id: id }, { organizationId: randomUUID() });
  const second = await createAnswer(deps, access, creation);
  expect(second.organizationId).not.toBe(first.organizationId);
  expect(await deps.answers.countDocuments({ ownerId: access.userId })).toBe(2);
});
