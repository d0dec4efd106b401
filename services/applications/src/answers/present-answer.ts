import type { SavedAnswer } from '@grantwright/shared/contract';
import { getAccess, canDelete, type TeamAccess } from '@grantwright/shared/service';
import { formatIsoDate } from '@grantwright/shared/values';
import type { AnswerRecord } from './answer-model.ts';

/** @param now determines whether the review date has passed */
export const presentAnswer = (record: AnswerRecord, user: TeamAccess, now: Date): SavedAnswer => ({
  id: record._id,
  organizationId: record.organizationId,
  question: record.question,
  text: record.text,
  ...(record.applicationId !== undefined && {
    applicationId: record.applicationId,
    applicationTitle: record.applicationTitle,
  }),
  access: getAccess(user, record),
  canDelete: canDelete(user, record),
  creatorId: record.creatorId ?? record.ownerId,
  isCreator: (record.creatorId ?? record.ownerId) === user.userId,
  acceptedAt: record.acceptedAt.toISOString(),
  reviewAfter: record.reviewAfter,
  isDue: record.reviewAfter < formatIsoDate(now),
  updatedAt: record.updatedAt.toISOString(),
});
