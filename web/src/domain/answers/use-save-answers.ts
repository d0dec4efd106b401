import type { SavedAnswer } from '@grantwright/shared/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError, isSignedOut } from '../../lib/errors.ts';
import { createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { answerEndpoints } from './answer-endpoints.ts';
import type { SectionToSave } from './sections-to-save.ts';
import { useReloadAnswers } from './use-reload-answers.ts';

/** A saved application. If it was moved, the answers saved before stay with the earlier organization. */
export type AnswerSource = { applicationId: string; organizationId: string };

/**
 * Returns the query for the answers saved from an application for its organization. It is never served from the cache.
 */
export const applicationAnswersQuery = (source: AnswerSource) =>
  queryOptions({
    queryKey: [...createQueryKey(answerEndpoints.listAnswers), source],
    queryFn: ({ signal }) => api(answerEndpoints.listAnswers, { query: source, signal }),
    staleTime: 0,
  });

export const findSavedAnswer = (
  { question }: SectionToSave,
  answers: readonly SavedAnswer[] = [],
): SavedAnswer | undefined => answers.find((answer) => answer.question === question);

type SaveResult = {
  updated: number;
  /** The sections that the server rejected, with the last error. */
  rejected: SectionToSave[];
  error?: ApiError;
};

/**
 * Saves sections of an application to the answer library. A section that was saved before replaces its answer, so a
 * repeat after a failure creates no duplicates. The other sections are saved even if the server rejects one.
 */
export function useSaveAnswers(source: AnswerSource) {
  const client = useQueryClient();
  const reload = useReloadAnswers();
  const idempotency = useIdempotencyKey();
  const create = async (body: Pick<SectionToSave, 'question' | 'text'>) => {
    const idempotencyKey = idempotency.keyFor([source, body]);
    const params = { id: source.applicationId };
    await api(answerEndpoints.createAnswer, { params, body, idempotencyKey });
    idempotency.done();
  };
  return useAction({
    mutationFn: async (sections: readonly SectionToSave[]): Promise<SaveResult> => {
      const existing = await client.fetchQuery(applicationAnswersQuery(source));
      const result: SaveResult = { updated: 0, rejected: [] };
      for (const section of sections) {
        const body = { question: section.question, text: section.text };
        const saved = findSavedAnswer(section, existing);
        try {
          if (saved) {
            await updateAnswer(saved, body);
            result.updated += 1;
          } else await create(body);
        } catch (error) {
          // the other sections would fail too
          if (!(error instanceof ApiError) || isSignedOut(error)) throw error;
          result.rejected.push(section);
          result.error = error;
        }
      }
      return result;
    },
    onSettled: () => void reload(),
  });
}

/** Keeps a review date that the user chose, unless it has passed. */
const updateAnswer = (
  { id, isDue, reviewAfter }: SavedAnswer,
  body: Pick<SectionToSave, 'question' | 'text'>,
) =>
  api(answerEndpoints.updateAnswer, {
    params: { id },
    body: { ...body, ...(!isDue && { reviewAfter }) },
  });
