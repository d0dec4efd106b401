import { limits, type NewReviewLink, type Review } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { content, reviewsUnderTest } from './reviews-under-test.ts';

const { service, createUser, links, comments, ownerOf, read, comment, aSharedApplication } =
  reviewsUnderTest();

describe('a link', () => {
  it('shows only the title, the organization and the text', async () => {
    const user = createUser();
    const organizationInfo = { name: 'Harbor House', mission: 'A secret mission.' };
    const { id } = await user.created({ title: 'Night shelter', content, organizationInfo });
    const { body } = await ownerOf(user).link(id).expect(201);
    const review = await read((body as NewReviewLink).token).expect(200);
    expect(review.body).toEqual({
      title: 'Night shelter',
      organizationName: 'Harbor House',
      content,
      expiresAt: expect.any(String),
      comments: [],
    });
    expect(review.headers['cache-control']).toBe('no-store');
    expect(review.headers['referrer-policy']).toBe('no-referrer');
  });

  it('shows the last autosaved text, sanitized', async () => {
    const { user, application, token } = await aSharedApplication();
    await user
      .autosave(application.id, {
        revision: randomUUID(),
        replaces: [],
        version: application.version,
        content: '<p>Typed <script>x</script>later.</p>',
      })
      .expect(200);
    const { body } = await read(token).expect(200);
    expect((body as Review).content).toBe('<p>Typed later.</p>');
  });

  it('expires after 14 days unless the owner chooses another number', async () => {
    const days = ({ createdAt, expiresAt }: Pick<NewReviewLink, 'createdAt' | 'expiresAt'>) =>
      (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    const { owner, id, link } = await aSharedApplication({ name: 'The director' });
    expect([days(link), link.name]).toEqual([14, 'The director']);
    expect(days((await owner.link(id, { days: 90 })).body as NewReviewLink)).toBe(90);
    for (const wrong of [0, 91, 1.5]) await owner.link(id, { days: wrong }).expect(400);
  });

  it('is stored only as a hash, and no later response contains its token', async () => {
    const { owner, id, link, token } = await aSharedApplication();
    expect(JSON.stringify(await links().find().toArray())).not.toContain(token);
    expect((await owner.links(id)).body).toEqual([link]);
  });

  it('is created only once per Idempotency-Key, and every response has a working token', async () => {
    const { owner, id } = await aSharedApplication();
    const key = randomUUID();
    const repeats = await Promise.all([1, 2, 3].map(() => owner.link(id, {}, key).expect(201)));
    const created = repeats.map(({ body }) => body as NewReviewLink);
    expect(new Set(created.map((each) => each.id)).size).toBe(1);
    expect(await links().countDocuments({ applicationId: id })).toBe(2);
    for (const { token } of created) await read(token).expect(200);
    expect((await owner.link(id, { days: 7 }, key)).body).toMatchObject({ code: 'key-reused' });
  });

  it('is rejected after 20 links to the same application', async () => {
    const { owner, id } = await aSharedApplication();
    for (let count = 1; count < limits.reviewLinks; count += 1) await owner.link(id).expect(201);
    const refused = await owner.link(id).expect(400);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/at most 20 links/) });
    expect((await owner.links(id)).body).toHaveLength(limits.reviewLinks);
  });

  it('remains if its request is repeated while the application is at its limit', async () => {
    const { owner, id } = await aSharedApplication();
    const key = randomUUID();
    const { body } = await owner.link(id, {}, key).expect(201);
    const _id = (body as NewReviewLink).id as never;
    const stored = await links().findOne({ _id });
    const copies = Array.from({ length: limits.reviewLinks }, () => ({
      ...stored,
      _id: randomUUID() as never,
    }));
    await links().insertMany(copies);
    await owner.link(id, {}, key).expect(201);
    expect(await links().findOne({ _id })).not.toBeNull();
  });

  it('returns the same 404 if it is unknown, expired or revoked, or if its application was deleted', async () => {
    const expired = await aSharedApplication();
    await links().updateOne(
      { _id: expired.link.id as never },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    );
    expect((await expired.owner.links(expired.id)).body).toEqual([]);
    const revoked = await aSharedApplication();
    await revoked.owner.revoke(revoked.link.id).expect(204);
    const deleted = await aSharedApplication();
    await deleted.user.remove(deleted.id).expect(204);
    for (const token of [randomUUID(), expired.token, revoked.token, deleted.token])
      for (const response of [await read(token), await comment(token)]) {
        expect(response.status).toBe(404);
        expect((response.body as { detail: string }).detail).toBe(
          'This link no longer works. Ask for a new one.',
        );
      }
    expect((await revoked.owner.revoke(revoked.link.id)).status).toBe(404);
  });
});

describe('links and comments', () => {
  it('are deleted with their application, while those of other applications are kept', async () => {
    const deleted = await aSharedApplication();
    const other = await aSharedApplication();
    for (const { token } of [deleted, other]) await comment(token).expect(201);
    await deleted.user.remove(deleted.id).expect(204);
    const count = async (applicationId: string) =>
      (await links().countDocuments({ applicationId })) +
      (await comments().countDocuments({ applicationId }));
    await waitFor(async () => (await count(deleted.id)) === 0);
    expect(await count(other.id)).toBe(2);
  });

  it('when the account is closed: existing links are deleted, comments are kept, and later links work', async () => {
    const { user, owner, id, token } = await aSharedApplication();
    await comment(token).expect(201);
    const closed = anEvent(events.accountClosed, user.id, { userId: user.id });
    await service.bus.publish(closed);
    await waitFor(async () => (await links().countDocuments({ applicationId: id })) === 0);
    await read(token).expect(404);
    expect(await comments().countDocuments({ applicationId: id })).toBe(1);
    const { body } = await owner.link(id).expect(201);
    await service.bus.publish({ ...closed, id: randomUUID() });
    await read((body as NewReviewLink).token).expect(200);
  });

  it('are deleted with the account', async () => {
    const { user, token } = await aSharedApplication();
    await comment(token).expect(201);
    await service.bus.publish(anEvent(events.accountDeleted, user.id, { userId: user.id }));
    await waitFor(
      async () =>
        (await links().countDocuments({ ownerId: user.id })) +
          (await comments().countDocuments({ ownerId: user.id })) ===
        0,
    );
    await comment(token).expect(404);
  });
});
