import {
  limits,
  type NewReviewLink,
  type Review,
  type ReviewComment,
} from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { anEvent, waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { applicationsUnderTest } from './applications-under-test.ts';

const { service, person } = applicationsUnderTest();
type Person = ReturnType<typeof person>;

const links = () => service.database.collection('review_links');
const comments = () => service.database.collection('review_comments');

const anchor = { section: 'Need', quote: 'families', prefix: 'We feed ', suffix: ' every week.' };
const content = '<h2>Need</h2><p>We feed families every week.</p>';

/** The requests of an owner about links and comments. */
function ownerOf({ authorization }: Person) {
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
    request(service.url)[method](path).set({ authorization }).send(body);
  return {
    link: (id: string, body: object = {}, key: string = randomUUID()) =>
      send('post', `/api/applications/${id}/review-links`, body).set('Idempotency-Key', key),
    links: (id: string) => send('get', `/api/applications/${id}/review-links`),
    revoke: (id: string) => send('delete', `/api/review-links/${id}`),
    comments: (id: string) => send('get', `/api/applications/${id}/comments`),
    resolve: (id: string, resolved = true) => send('put', `/api/comments/${id}`, { resolved }),
    removeComment: (id: string) => send('delete', `/api/comments/${id}`),
  };
}

const read = (token: string) => request(service.url).post('/api/reviews').send({ token });
const comment = (token: string, over: object = {}, key: string = randomUUID()) =>
  request(service.url)
    .post('/api/review-comments')
    .set('Idempotency-Key', key)
    .send({ token, author: 'Maria', anchor, text: 'How many?', ...over });

/** An application with a link. */
async function aSharedApplication(body: object = {}) {
  const user = person();
  const owner = ownerOf(user);
  const application = await user.created({ title: 'Night shelter', content });
  const { id } = application;
  const response = await owner.link(id, body).expect(201);
  const { token, ...link } = response.body as NewReviewLink;
  return { user, owner, application, id, link, token };
}

describe('a link', () => {
  it('shows the title, the organization and the text, and nothing else', async () => {
    const user = person();
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

  it('shows the text that autosave stored last, sanitized', async () => {
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

  it('is created once per Idempotency-Key, and every response has a token that works', async () => {
    const { owner, id } = await aSharedApplication();
    const key = randomUUID();
    const repeats = await Promise.all([1, 2, 3].map(() => owner.link(id, {}, key).expect(201)));
    const created = repeats.map(({ body }) => body as NewReviewLink);
    expect(new Set(created.map((each) => each.id)).size).toBe(1);
    expect(await links().countDocuments({ applicationId: id })).toBe(2);
    for (const { token } of created) await read(token).expect(200);
    expect((await owner.link(id, { days: 7 }, key)).body).toMatchObject({ code: 'key-reused' });
  });

  it('is one of at most 20 of an application', async () => {
    const { owner, id } = await aSharedApplication();
    for (let count = 1; count < limits.reviewLinks; count += 1) await owner.link(id).expect(201);
    const refused = await owner.link(id).expect(400);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/at most 20 links/) });
    expect((await owner.links(id)).body).toHaveLength(limits.reviewLinks);
  });

  it('answers 404 with one message when it is unknown, expired, revoked or of a deleted application', async () => {
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

describe('a comment', () => {
  it('is shown to the owner and to the guest of its link, not to guests of other links', async () => {
    const { owner, id, token } = await aSharedApplication();
    const other = (await owner.link(id)).body as NewReviewLink;
    const { body } = await comment(token).expect(201);
    expect(body).toMatchObject({ author: 'Maria', anchor, text: 'How many?' });
    expect((await owner.comments(id)).body).toEqual([body]);
    expect(((await read(token)).body as Review).comments).toEqual([body]);
    expect(((await read(other.token)).body as Review).comments).toEqual([]);
  });

  it('is stored once per Idempotency-Key with one event', async () => {
    const { user, id, token } = await aSharedApplication();
    const key = randomUUID();
    const repeats = await Promise.all([1, 2, 3].map(() => comment(token, {}, key).expect(201)));
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
    expect(await comments().countDocuments({ applicationId: id })).toBe(1);
    const published = () => service.recorded.filter(({ data }) => data['applicationId'] === id);
    await waitFor(() => published().length > 0);
    expect(published()).toMatchObject([
      { type: 'comment.created', data: { ownerId: user.id, applicationId: id } },
    ]);
    expect(Object.keys(published()[0]?.data ?? {})).toHaveLength(2);
  });

  it('has a name, a text and a place within the limits', async () => {
    const { token } = await aSharedApplication();
    for (const wrong of [
      { author: ' ' },
      { author: 'two\nlines' },
      { text: ' ' },
      { text: 'x'.repeat(limits.comment + 1) },
      { anchor: { ...anchor, quote: 'x'.repeat(limits.quote + 1) } },
      { anchor: { ...anchor, prefix: 'x'.repeat(limits.quoteContext + 1) } },
      { anchor: undefined },
    ])
      await comment(token, wrong).expect(400);
    await comment(token, { text: 'x'.repeat(limits.comment) }).expect(201);
  });

  it('is one of at most 200 of a link', async () => {
    const { id, user, link, token } = await aSharedApplication();
    const { body } = await comment(token).expect(201);
    const stored = await comments().findOne({ _id: (body as ReviewComment).id as never });
    const copies = Array.from({ length: limits.commentsPerLink - 1 }, () => ({
      ...stored,
      _id: randomUUID() as never,
      outbox: [],
    }));
    await comments().insertMany(copies);
    const refused = await comment(token).expect(400);
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/has 200 comments/) });
    const filter = { ownerId: user.id, applicationId: id, linkId: link.id };
    expect(await comments().countDocuments(filter)).toBe(limits.commentsPerLink);
  });

  it('is resolved, reopened and deleted by its owner only', async () => {
    const { owner, id, token } = await aSharedApplication();
    const stranger = ownerOf(person());
    const { body } = await comment(token).expect(201);
    const { id: commentId } = body as ReviewComment;
    for (const response of [
      await stranger.link(id),
      await stranger.links(id),
      await stranger.comments(id),
      await stranger.resolve(commentId),
      await stranger.removeComment(commentId),
    ])
      expect(response.status).toBe(404);
    const resolved = await owner.resolve(commentId).expect(200);
    expect(resolved.body).toHaveProperty('resolvedAt');
    expect(((await read(token)).body as Review).comments[0]).toHaveProperty('resolvedAt');
    expect((await owner.resolve(commentId, false)).body).toEqual(body);
    await owner.removeComment(commentId).expect(204);
    expect((await owner.comments(id)).body).toEqual([]);
  });

  it('remains when its link is revoked', async () => {
    const { owner, id, link, token } = await aSharedApplication();
    await comment(token).expect(201);
    await owner.revoke(link.id).expect(204);
    expect((await owner.comments(id)).body).toHaveLength(1);
  });
});

describe('links and comments', () => {
  it('are deleted with their application, and no others', async () => {
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
