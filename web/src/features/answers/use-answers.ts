import type { NewAnswer, SavedAnswer } from '@grantwright/shared/contract';
import { answerEndpoints } from '../../domain/answers/answer-endpoints.ts';
import { useReloadAnswers } from '../../domain/answers/use-reload-answers.ts';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { useList } from '../../lib/use-list.ts';
import { notify } from '../../ui/notify.ts';

/** An empty `organizationId` means all of them. */
export type AnswerFilter = { search: string; isDue: boolean; organizationId: string };

/** Lists the answers that match the filter. The previous list stays until the next one is loaded. */
export const useAnswers = ({ search, isDue, organizationId }: AnswerFilter) =>
  useList(answerEndpoints.listAnswers, {
    query: {
      search: search.trim() || undefined,
      due: isDue ? 'true' : undefined,
      organizationId: organizationId || undefined,
    },
  });

/** Adds an answer, or replaces the fields of an existing one, which stays in its organization. */
export function useSaveAnswer(answer: SavedAnswer | undefined) {
  const reload = useReloadAnswers();
  const { keyFor } = useIdempotencyKey();
  return useAction({
    mutationFn: ({ organizationId, ...fields }: NewAnswer) => {
      if (answer)
        return api(answerEndpoints.updateAnswer, { params: { id: answer.id }, body: fields });
      const body = { organizationId, ...fields };
      return api(answerEndpoints.addAnswer, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: reload,
  });
}

/** Moves the review date of an answer to a year from now, without its text, which a colleague may have edited. */
export function useKeepCurrent() {
  const reload = useReloadAnswers();
  return useAction({
    mutationFn: (id: string) => api(answerEndpoints.updateAnswer, { params: { id }, body: {} }),
    onSuccess: reload,
  });
}

export function useDeleteAnswer(onDeleted: () => void) {
  const reload = useReloadAnswers();
  return useAction({
    mutationFn: (id: string) => api(answerEndpoints.deleteAnswer, { params: { id } }),
    onSuccess: async () => {
      notify.success('Answer deleted');
      await reload();
      onDeleted();
    },
    onError: (error) => notify.failure('Answer not deleted', error, 'Try again.'),
  });
}
