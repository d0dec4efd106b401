import { limits, type NewReviewLink, type ReviewLinkFields } from '@grantwright/shared/contract';
import {
  AppError,
  createNotFoundError,
  type TeamAccess,
  hashToken,
  generateToken,
} from '@grantwright/shared/service';
import { createIdentity, insertOnce } from '@grantwright/shared/storage';
import { removeRecordIfOrphaned } from '../applications/remove-record-if-orphaned.ts';
import type { Deps } from '../deps.ts';
import { assertCanManageReviews } from './assert-can-manage-reviews.ts';
import { presentReviewLink } from './list-review-links.ts';
import { computeReviewLinkExpiry } from './review-link-expiry.ts';
import type { ReviewLinkRecord } from './review-link-model.ts';

type Creation = { id: string; sent: ReviewLinkFields; key: string | undefined };
type ReviewLinkDeps = Pick<Deps, 'applications' | 'reviewLinks' | 'now' | 'newId'>;

/** More than the number of times a client repeats a request. Beyond it, the link's oldest token stops working. */
const maxTokens = 5;

/** Creates a link. A repeat with the same key returns the same link with another token, and both tokens work. */
export async function createReviewLink(
  deps: ReviewLinkDeps,
  access: TeamAccess,
  { id, sent, key }: Creation,
): Promise<NewReviewLink> {
  await assertCanManageReviews(deps, access, id);
  const { userId: ownerId } = access;
  const token = generateToken();
  const createdAt = deps.now();
  const request = { applicationId: id, ...sent };
  const { record: link, isNew } = await insertOnce<ReviewLinkRecord>(deps.reviewLinks, {
    ...createIdentity(deps, { kind: 'review-link', ownerId, key, request }),
    applicationId: id,
    name: sent.name,
    hashes: [hashToken(token)],
    createdAt,
    unchecked: true,
    expiresAt: computeReviewLinkExpiry(createdAt, sent.days),
  });
  if (!isNew) await addToken(deps, link, token);
  if (await removeRecordIfOrphaned(deps, deps.reviewLinks, link))
    throw createNotFoundError('The application');
  if (isNew) await keepWithinLimits(deps, link);
  return { ...presentReviewLink(link), token };
}

async function addToken(
  { reviewLinks }: ReviewLinkDeps,
  { _id, ownerId }: ReviewLinkRecord,
  token: string,
): Promise<void> {
  const hash = hashToken(token);
  const { matchedCount } = await reviewLinks.updateOne(
    { _id, ownerId },
    { $push: { hashes: { $each: [hash], $slice: -maxTokens } } },
  );
  if (matchedCount === 0) throw createNotFoundError('The link');
}

async function keepWithinLimits(
  { reviewLinks }: ReviewLinkDeps,
  { _id, ownerId, applicationId }: ReviewLinkRecord,
): Promise<void> {
  if ((await reviewLinks.countDocuments({ ownerId, applicationId })) <= limits.reviewLinks) return;
  await reviewLinks.deleteOne({ _id, ownerId });
  throw new AppError(
    'invalid-request',
    `An application can have at most ${limits.reviewLinks} links. Revoke one that you no longer need.`,
  );
}
