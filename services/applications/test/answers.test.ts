import { limits, type SavedAnswer } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication, anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAnswer } from '../src/answers/create-answer.ts';
import { listAnswers } from '../src/answers/list-answers.ts';
import { toSearchText } from '../src/answers/search-text.ts';
import { finishInterruptedWrites } from '../src/applications/finish-interrupted-writes.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { applicationsUnderTest } from './applications-under-test.ts';
import { depsUnderTest } from './deps-under-test.ts';

const { service, services, createUser } = applicationsUnderTest();
const direct = depsUnderTest();

const aText = (question: string, text = '<p>Many families wait.</p>') => ({ question, text });
const countAnswers = (ownerId: string) =>
  service.database.collection('answers').countDocuments({ ownerId });

async function anOwner(title = 'Mobile pantry') {
  const owner = createUser();
  const application = await owner.created({ title });
  const save = async (body: object) =>
    (await owner.saveAnswer(application.id, body).expect(201)).body as SavedAnswer;
  const questions = async (query = '') =>
    ((await owner.answers(query).expect(200)).body as SavedAnswer[]).map(
      ({ question }) => question,
    );
  return { owner, application, save, questions };
}

describe('a saved answer', () => {
  it('has its sanitized text, its application and a review date one year ahead', async () => {
    const { owner, application, save } = await anOwner();
    const answer = await save(
      aText('Need', '<p>Many <strong>wait</strong>.</p><script>x</script>'),
    );
    expect(answer).toMatchObject({
      question: 'Need',
      text: '<p>Many <strong>wait</strong>.</p>',
      organizationId: owner.organizationId,
      applicationId: application.id,
      applicationTitle: 'Mobile pantry',
      access: 'owner',
      canDelete: true,
      isCreator: true,
      isDue: false,
    });
    const [year, ...day] = answer.acceptedAt.slice(0, 10).split('-');
    expect(answer.reviewAfter).toBe([Number(year) + 1, ...day].join('-'));
    expect((await owner.answers()).body).toEqual([answer]);
  });

  it('is stored only once per Idempotency-Key', async () => {
    const { owner, application } = await anOwner();
    const key = { 'Idempotency-Key': randomUUID() };
    const repeats = await Promise.all(
      [1, 2, 3].map(() => owner.saveAnswer(application.id, aText('Need'), key)),
    );
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
    expect(await countAnswers(owner.id)).toBe(1);
    const other = await owner.saveAnswer(application.id, aText('Plan'), key);
    expect(other.body).toMatchObject({ code: 'key-reused' });
  });

  it('may be added without an application, but only once per Idempotency-Key', async () => {
    const { owner, questions } = await anOwner();
    const { organizationId } = owner;
    const key = { 'Idempotency-Key': randomUUID() };
    const body = { ...aText('Mission'), organizationId, reviewAfter: '2030-01-31' };
    const [first, repeat] = [await owner.addAnswer(body, key), await owner.addAnswer(body, key)];
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ ...body, isCreator: true, creatorId: owner.id });
    expect(first.body).not.toHaveProperty('applicationId');
    expect(repeat.body).toEqual(first.body);
    expect(await questions(`?organizationId=${organizationId}`)).toEqual(['Mission']);
    const ofOther = { ...aText('Mission'), organizationId: createUser().organizationId };
    expect((await owner.addAnswer(ofOther)).body).toMatchObject({ code: 'not-found' });
  });

  it('may be changed and deleted', async () => {
    const { owner, save, questions } = await anOwner();
    const { id, acceptedAt } = await save(aText('Need'));
    const change = { ...aText('Our need', '<p>More wait.</p>'), reviewAfter: '2020-01-31' };
    const changed = await owner.editAnswer(id, change).expect(200);
    expect(changed.body).toMatchObject({ ...change, id, acceptedAt, isDue: true });
    const reviewed = await owner.editAnswer(id, {}).expect(200);
    expect(reviewed.body).toMatchObject({
      ...aText('Our need', '<p>More wait.</p>'),
      isDue: false,
    });
    await owner.editAnswer(id, { question: 'Only the question' }).expect(400);
    await owner.removeAnswer(id).expect(204);
    expect(await questions()).toEqual([]);
    await owner.removeAnswer(id).expect(404);
    await owner.editAnswer(id, change).expect(404);
  });

  it.each([
    ['without text', aText('Need', ' ')],
    ['with an empty paragraph', aText('Need', '<p></p>')],
    ['with a text that sanitizing removes', aText('Need', '<script>x</script>')],
    ['without a question', aText(' ')],
    ['with a text over the limit', aText('Need', 'x'.repeat(limits.longText + 1))],
    ['with an impossible date', { ...aText('Need'), reviewAfter: '2027-02-30' }],
  ])('is rejected %s', async (_, body) => {
    const { owner, application } = await anOwner();
    expect((await owner.saveAnswer(application.id, body)).status).toBe(400);
  });

  it('remains when its application is deleted', async () => {
    const { owner, application, save, questions } = await anOwner();
    await save(aText('Need'));
    await owner.remove(application.id).expect(204);
    expect(await questions()).toEqual(['Need']);
  });
});

describe('the list of answers', () => {
  it('is newest first, and a search matches all words, regardless of case, accents, tags and patterns', async () => {
    const { save, questions } = await anOwner();
    await save(aText('Need', '<p>Many <strong>families</strong> wait.</p>'));
    await save(aText('Plan (draft)', '<p>Résumé of the plan. 10% a year.</p>'));
    expect(await questions()).toEqual(['Plan (draft)', 'Need']);
    for (const [search, found] of [
      ['FAMILIES  need', ['Need']],
      ['resume', ['Plan (draft)']],
      ['families plan', []],
      ['strong', []],
      ['(draft) 10%', ['Plan (draft)']],
      ['.*', []],
      ['  ', ['Plan (draft)', 'Need']],
    ] as const)
      expect(await questions(`?search=${encodeURIComponent(search)}`), search).toEqual(found);
  });

  it('may be limited to one organization, one application, or answers that are due', async () => {
    const { owner, application, save, questions } = await anOwner();
    const organizationId = services.organizationOf(owner.id);
    const other = await owner.created({ organizationId });
    await save({ ...aText('Need'), reviewAfter: '2020-01-31' });
    await owner.saveAnswer(other.id, aText('Plan')).expect(201);
    expect(await questions(`?organizationId=${organizationId}`)).toEqual(['Plan']);
    expect(await questions(`?applicationId=${application.id}`)).toEqual(['Need']);
    expect(await questions('?due=true')).toEqual(['Need']);
    expect(await questions('?due=true&search=plan')).toEqual([]);
  });

  it('is searched in a limited amount of text, even if characters have long compatibility forms', () => {
    expect(toSearchText('Need', 'ﷺ'.repeat(19_900)).length).toBeLessThanOrEqual(25_000);
    expect(toSearchText('Need', `${'한'.repeat(19_900)} Ⅳ`)).toMatch(/한 iv$/);
  });

  it('is read by one query with a time limit', async () => {
    const access = createAccessWithoutTeams(randomUUID());
    const commands = await direct.database.commandsOf(() => listAnswers(direct.deps, access, {}));
    expect(commands).toMatchObject([{ name: 'find', command: { maxTimeMS: 10_000 } }]);
  });
});

it('rejects answers over the limit of the organization', async () => {
  const { owner, application, save } = await anOwner();
  const first = await save(aText('Need'));
  const answers = service.database.collection('answers');
  const stored = await answers.findOne({ _id: first.id as never });
  const copies = Array.from({ length: limits.savedAnswers - 2 }, () => ({
    ...stored,
    _id: randomUUID() as never,
  }));
  await answers.insertMany(copies);
  await save(aText('Plan'));
  const refused = await owner.saveAnswer(application.id, aText('One more'));
  expect(refused.body).toMatchObject({ code: 'invalid-request', status: 400 });
  expect(await countAnswers(owner.id)).toBe(limits.savedAnswers);
});

describe('the deletion of an organization', () => {
  it('deletes only its answers', async () => {
    const { owner, save, questions } = await anOwner();
    const other = await owner.created({ organizationId: services.organizationOf(owner.id) });
    await save(aText('Need'));
    await owner.saveAnswer(other.id, aText('Plan')).expect(201);
    const event = anEvent(events.organizationDeleted, owner.organizationId, { ownerId: owner.id });
    await service.bus.publish(event);
    await waitFor(async () => (await questions()).length === 1);
    expect(await questions()).toEqual(['Plan']);
  });

  it('deletes an answer that a killed process left unchecked', async () => {
    const { deps } = direct;
    const access = createAccessWithoutTeams(randomUUID());
    const sent = anApplication({ organizationId: randomUUID() });
    const { body } = await createApplication(deps, access, { token: '', sent, key: undefined });
    const killed = {
      ...deps,
      deletedOrganizations: { exists: () => Promise.reject(new Error('killed')) } as never,
    };
    const creation = { applicationId: body.id, sent: aText('Need'), key: undefined };
    const count = (filter = {}) =>
      deps.answers.countDocuments({ ownerId: access.userId, ...filter });
    for (const _ of [1, 2])
      await expect(createAnswer(killed, access, creation)).rejects.toThrow('killed');
    await deps.answers.deleteOne({ ownerId: access.userId });
    await finishInterruptedWrites(deps);
    expect([await count(), await count({ unchecked: true })]).toEqual([1, 0]);
    await expect(createAnswer(killed, access, creation)).rejects.toThrow('killed');
    await deps.deletedOrganizations.create({ _id: sent.organizationId, deletedAt: new Date() });
    await finishInterruptedWrites(deps);
    // the consumer of the deletion event removes the answer that was already checked
    expect([await count(), await count({ unchecked: true })]).toEqual([1, 0]);
    await expect(createAnswer(deps, access, creation)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('the deletion of an account deletes its answers', async () => {
  const { owner, save } = await anOwner();
  await save(aText('Need'));
  await service.bus.publish(anEvent(events.accountDeleted, owner.id, { userId: owner.id }));
  await waitFor(async () => (await countAnswers(owner.id)) === 0);
});
