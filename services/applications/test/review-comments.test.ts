import {
  limits,
  type NewReviewLink,
  type Review,
  type ReviewComment,
} from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApplicationModel } from '../src/applications/application-model.ts';
import { createCommentModel, type CommentRecord } from '../src/reviews/comment-model.ts';
import { createComment } from '../src/reviews/create-comment.ts';
import { createReviewLinkModel } from '../src/reviews/review-link-model.ts';
import { anchor, reviewsUnderTest } from './reviews-under-test.ts';

const { service, createUser, comments, ownerOf, read, comment, aSharedApplication } =
  reviewsUnderTest();

describe('a comment', () => {
  it('is visible to the owner and to guests of its link, but not to guests of other links', async () => {
    const { owner, id, link, token } = await aSharedApplication();
    const other = (await owner.link(id)).body as NewReviewLink;
    const { body } = await comment(token).expect(201);
    expect(body).toMatchObject({ author: 'Maria', anchor, text: 'How many?' });
    expect((await owner.comments(id)).body).toEqual([{ ...body, linkId: link.id }]);
    expect(((await read(token)).body as Review).comments).toEqual([body]);
    expect(((await read(other.token)).body as Review).comments).toEqual([]);
  });

  it('is stored only once per Idempotency-Key, with one event', async () => {
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

  it('must have a name, a text and a place within the limits', async () => {
    const { token } = await aSharedApplication();
    for (const wrong of [
      { author: ' ' },
      { author: '\u200b' },
      { author: '\u2800 \u3164' },
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

  it('is rejected after 200 comments with the same link', async () => {
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

  it('remains if its request is repeated while the link is at its limit', async () => {
    const { token } = await aSharedApplication();
    const key = randomUUID();
    const { body } = await comment(token, {}, key).expect(201);
    const stored = await comments().findOne({ _id: (body as ReviewComment).id as never });
    const copies = Array.from({ length: limits.commentsPerLink }, () => ({
      ...stored,
      _id: randomUUID() as never,
      outbox: [],
    }));
    await comments().insertMany(copies);
    expect((await comment(token, {}, key).expect(201)).body).toEqual(body);
    expect(await comments().findOne({ _id: (body as ReviewComment).id as never })).not.toBeNull();
  });

  it('is not stored if its link is revoked while it is being sent', async () => {
    const { owner, id, link, token } = await aSharedApplication();
    const stored = createCommentModel(service.database);
    const revokedBefore = {
      create: async (record: CommentRecord) => {
        await owner.revoke(link.id).expect(204);
        return stored.create(record);
      },
      deleteOne: (filter: object) => stored.deleteOne(filter),
      updateOne: (filter: object, change: object) => stored.updateOne(filter, change),
    };
    const deps = {
      applications: createApplicationModel(service.database),
      reviewLinks: createReviewLinkModel(service.database),
      comments: revokedBefore as never,
      relay: { announce: () => {} },
      now: () => new Date(),
      newId: randomUUID,
    };
    const sent = { author: 'Maria', anchor, text: 'How many?' };
    await expect(createComment(deps, { token, sent, key: undefined })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await comments().countDocuments({ applicationId: id })).toBe(0);
  });

  it('may be resolved, reopened and deleted only by its owner', async () => {
    const { owner, id, token } = await aSharedApplication();
    const stranger = ownerOf(createUser());
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

describe('the comments made with a link', () => {
  it.each([false, true])('are deleted together (link revoked: %s)', async (isRevoked) => {
    const { owner, id, link, token } = await aSharedApplication();
    const other = (await owner.link(id)).body as NewReviewLink;
    for (const text of ['One', 'Two']) await comment(token, { text }).expect(201);
    await comment(other.token, { text: 'Kept' }).expect(201);
    if (isRevoked) await owner.revoke(link.id).expect(204);
    await owner.removeCommentsOf(link.id).expect(204);
    expect((await owner.comments(id)).body).toMatchObject([{ text: 'Kept' }]);
    await owner.removeCommentsOf(link.id).expect(isRevoked ? 404 : 204);
  });

  it('cannot be deleted by another user', async () => {
    const { owner, id, link, token } = await aSharedApplication();
    await comment(token).expect(201);
    const { body } = await ownerOf(createUser()).removeCommentsOf(link.id).expect(404);
    expect(body).toMatchObject({ detail: 'The link was not found.' });
    expect((await owner.comments(id)).body).toHaveLength(1);
  });
});
