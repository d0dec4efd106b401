import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bundleMs } from '../src/emails/add-comment-email.ts';
import { createUserModel } from '../src/users/user-model.ts';
import { authUnderTest } from './auth-under-test.ts';
import { testMailer } from './test-mailer.ts';

const mailer = testMailer();
const { service, registerUser } = authUnderTest({}, { mailer });
type Person = Awaited<ReturnType<typeof registerUser>>;

const users = () => createUserModel(service.database);
const listPending = async ({ id }: Person) => (await users().findById(id).lean())?.mails ?? [];

const createComment = (applicationId: string, { id: ownerId }: Person) =>
  anEvent(events.commentCreated, randomUUID(), { ownerId, applicationId });

/** Skips the 15-minute wait of pending emails. */
const pass = ({ id }: Person) =>
  users().updateOne(
    { _id: id },
    { $set: { 'mails.$[].nextAt': new Date(0), 'commentMails.$[].dueAt': new Date() } },
  );

it('bundles the comments of a quarter of an hour into one email per application', async () => {
  const owner = await registerUser();
  const [one, other] = [randomUUID(), randomUUID()];
  const before = Date.now();
  for (const application of [one, one, other, one])
    await service.bus.publish(createComment(application, owner));
  await waitFor(async () => (await listPending(owner)).length === 2);
  const pending = await listPending(owner);
  expect(pending).toMatchObject([{ applicationId: one }, { applicationId: other }]);
  for (const { nextAt } of pending)
    expect(nextAt.getTime()).toBeGreaterThanOrEqual(before + bundleMs);
  expect(mailer.sentTo(owner.email)).toEqual([]);
  await pass(owner);
  await mailer.lastTo(owner.email, { count: 2 });
  const sent = mailer.sentTo(owner.email);
  expect(sent[0]?.text).toContain(`https://grants.example.org/application-creator/${one}`);
  expect(sent[1]?.text).toContain(other);
});

it('sends the email to the address that the owner has when it is sent', async () => {
  const owner = await registerUser();
  await service.bus.publish(createComment(randomUUID(), owner));
  await waitFor(async () => (await listPending(owner)).length === 1);
  const email = `new-${owner.email}`;
  await users().updateOne({ _id: owner.id }, { $set: { email } });
  await pass(owner);
  await mailer.lastTo(email);
  expect(mailer.sentTo(owner.email)).toEqual([]);
});

it('sends another email for a later comment, but not for a redelivered event', async () => {
  const owner = await registerUser();
  const application = randomUUID();
  const first = createComment(application, owner);
  await service.bus.publish(first);
  await waitFor(async () => (await listPending(owner)).length === 1);
  await pass(owner);
  await mailer.lastTo(owner.email);
  await waitFor(async () => (await listPending(owner)).length === 0);
  await service.bus.publish(first);
  await service.bus.publish(createComment(randomUUID(), owner));
  await waitFor(async () => (await listPending(owner)).length === 1);
  expect(await listPending(owner)).not.toMatchObject([{ applicationId: application }]);
  await service.bus.publish({
    ...createComment(application, owner),
    time: new Date(Date.now() + 1_000).toISOString(),
  });
  await waitFor(async () => (await listPending(owner)).length === 2);
});

it('sends nothing for a closed or deleted account', async () => {
  const owner = await registerUser();
  await users().updateOne(
    { _id: owner.id },
    { $set: { deletionDueAt: new Date(Date.now() + 1e9) } },
  );
  await service.bus.publish(createComment(randomUUID(), owner));
  await service.bus.publish(createComment(randomUUID(), { ...owner, id: randomUUID() }));
  const open = await registerUser();
  await service.bus.publish(createComment(randomUUID(), open));
  await waitFor(async () => (await listPending(open)).length === 1);
  expect(await listPending(owner)).toEqual([]);
});
