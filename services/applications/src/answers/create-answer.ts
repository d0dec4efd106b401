import {
  limits,
  addOneYear,
  type AnswerFields,
  type NewAnswer,
  type SavedAnswer,
} from '@grantwright/shared/contract';
import {
  AppError,
  createNotFoundError,
  createNotPermittedError,
  type TeamAccess,
} from '@grantwright/shared/service';
import { createIdentity, insertOnce } from '@grantwright/shared/storage';
import { findApplicationHead } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import type { AnswerRecord } from './answer-model.ts';
import { removeAnswerIfOrphaned } from './remove-answer-if-orphaned.ts';
import { cleanAnswer } from './clean-answer.ts';
import { presentAnswer } from './present-answer.ts';

type Creation = { applicationId: string; sent: AnswerFields; key: string | undefined };

/** Saves text from an application as an answer of its organization. */
export async function createAnswer(
  deps: AnswerTools & Pick<Deps, 'applications'>,
  access: TeamAccess,
  { applicationId, ...creation }: Creation,
): Promise<SavedAnswer> {
  const { ownerId, organizationId, title } = await findApplicationHead(
    deps,
    access,
    applicationId,
    'edit',
  );
  const origin = { ownerId, organizationId, applicationId, applicationTitle: title };
  return await storeAnswer(deps, access, origin, creation);
}

type Addition = { token: string; sent: NewAnswer; key: string | undefined };

/** Adds an answer to an organization without an application. */
export async function addAnswer(
  deps: AnswerTools & Pick<Deps, 'services'>,
  access: TeamAccess,
  { token, sent: { organizationId, ...sent }, key }: Addition,
): Promise<SavedAnswer> {
  const organization = await deps.services.findOrganization(organizationId, token);
  if (organization.access === 'viewer') throw createNotPermittedError('edit');
  const origin = { ownerId: organization.ownerId ?? access.userId, organizationId };
  return await storeAnswer(deps, access, origin, { sent, key });
}

type AnswerTools = Pick<Deps, 'answers' | 'deletedOrganizations' | 'cleaner' | 'now' | 'newId'>;
/** The organization of an answer, and the application that it was saved from, if any. */
type Origin = Pick<
  AnswerRecord,
  'ownerId' | 'organizationId' | 'applicationId' | 'applicationTitle'
>;
type SentAnswer = { sent: AnswerFields; key: string | undefined };

/** Stores a new answer. A repeat with the same key returns the first answer. */
async function storeAnswer(
  deps: AnswerTools,
  access: TeamAccess,
  { ownerId, organizationId, applicationId, applicationTitle }: Origin,
  { sent, key }: SentAnswer,
): Promise<SavedAnswer> {
  const { userId } = access;
  const cleaned = await cleanAnswer(deps, sent, userId);
  const acceptedAt = deps.now();
  const { record, isNew } = await insertOnce<AnswerRecord>(deps.answers, {
    ...createIdentity(deps, {
      // an application that was moved creates another answer
      kind: `answer of ${organizationId} by ${userId}`,
      ownerId,
      key,
      request: { applicationId, ...sent },
    }),
    organizationId,
    ...(userId !== ownerId && { creatorId: userId }),
    ...(applicationId !== undefined && { applicationId, applicationTitle }),
    ...cleaned,
    acceptedAt,
    reviewAfter: sent.reviewAfter ?? addOneYear(acceptedAt),
    updatedAt: acceptedAt,
    unchecked: true,
  });
  if (await removeAnswerIfOrphaned(deps, record)) throw createNotFoundError('The organization');
  if (isNew) await keepWithinLimit(deps, record);
  return presentAnswer(record, access, acceptedAt);
}

/**
 * Counts after the insertion, so that of several answers saved at the same time, the last to count sees all others.
 * Several may then be rejected, but the limit is never exceeded.
 */
async function keepWithinLimit(
  { answers }: AnswerTools,
  { _id, ownerId, organizationId }: AnswerRecord,
): Promise<void> {
  const saved = await answers.countDocuments({ ownerId, organizationId });
  if (saved <= limits.savedAnswers) return;
  await answers.deleteOne({ _id, ownerId });
  throw new AppError(
    'invalid-request',
    `An organization can have at most ${limits.savedAnswers} saved answers. Delete some that you no longer need.`,
  );
}
