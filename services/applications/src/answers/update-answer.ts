import { addOneYear, type AnswerChange, type SavedAnswer } from '@grantwright/shared/contract';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { AnswerRecord } from './answer-model.ts';
import { toAnswerError } from './to-answer-error.ts';
import { cleanAnswer } from './clean-answer.ts';
import { presentAnswer } from './present-answer.ts';

type Change = { id: string; sent: AnswerChange };

/**
 * Replaces an answer, or only its review date, so that text edited by a colleague in the meantime is kept. If two
 * people edit an answer at the same time, the last change wins.
 */
export async function updateAnswer(
  deps: Pick<Deps, 'answers' | 'cleaner' | 'now'>,
  access: TeamAccess,
  { id, sent }: Change,
): Promise<SavedAnswer> {
  const editable = { _id: id, ...createScope(access, 'edit') };
  // another user's ID must not cause the text to be sanitized
  if (!(await deps.answers.exists(editable))) throw await toAnswerError(deps, access, id, 'edit');
  const { question, text, reviewAfter } = sent;
  const hasText = question !== undefined && text !== undefined;
  const cleaned = hasText ? await cleanAnswer(deps, { question, text }, access.userId) : undefined;
  const updatedAt = deps.now();
  const change = { ...cleaned, reviewAfter: reviewAfter ?? addOneYear(updatedAt), updatedAt };
  const changed = await deps.answers
    .findOneAndUpdate(editable, { $set: change }, { returnDocument: 'after' })
    .lean<AnswerRecord>();
  if (!changed) throw await toAnswerError(deps, access, id, 'edit');
  return presentAnswer(changed, access, updatedAt);
}
