import type { AnswerFields, SavedAnswer } from '@grantwright/shared/contract';
import { answerEndpoints } from '../../answers/answer-endpoints.ts';
import { useReloadAnswers } from '../../answers/use-reload-answers.ts';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
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

/** Saves an answer. Without a review date, it counts as current for another year. */
export function useUpdateAnswer() {
  const reload = useReloadAnswers();
  return useAction({
    itemKey: ({ id }) => id,
    mutationFn: ({ id, ...body }: Pick<SavedAnswer, 'id'> & AnswerFields) =>
      api(answerEndpoints.updateAnswer, { params: { id }, body }),
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
    onError: (error) => notify.failure('Not deleted', error, 'Please try again.'),
  });
}
