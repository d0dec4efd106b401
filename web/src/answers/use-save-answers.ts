import type { SavedAnswer } from '@grantwright/shared/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { queryKeyFor } from '../lib/query.ts';
import { useAction } from '../lib/use-action.ts';
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts';
import { answerEndpoints } from './answer-endpoints.ts';
import type { SectionToSave } from './sections-to-save.ts';

const listKey = queryKeyFor(answerEndpoints.listAnswers);

/** The answers saved from an application, always loaded again. */
export const answersOfApplication = (applicationId: string) =>
  queryOptions({
    queryKey: [...listKey, { applicationId }],
    queryFn: ({ signal }) => api(answerEndpoints.listAnswers, { query: { applicationId }, signal }),
    staleTime: 0,
  });

export const savedAnswerTo = (
  { question }: SectionToSave,
  answers: readonly SavedAnswer[] = [],
): SavedAnswer | undefined => answers.find((answer) => answer.question === question);

type SaveResult = { created: number; updated: number };

/**
 * Saves sections of an application to the answer library. A section that was saved before replaces its answer, so a
 * repeat after a failure creates no duplicates.
 */
export function useSaveAnswers(applicationId: string) {
  const client = useQueryClient();
  const idempotency = useIdempotencyKey();
  return useAction({
    mutationFn: async (sections: readonly SectionToSave[]): Promise<SaveResult> => {
      const existing = await client.fetchQuery(answersOfApplication(applicationId));
      const result = { created: 0, updated: 0 };
      for (const section of sections) {
        const body = { question: section.question, text: section.text };
        const saved = savedAnswerTo(section, existing);
        if (saved) {
          await api(answerEndpoints.updateAnswer, { params: { id: saved.id }, body });
          result.updated += 1;
        } else {
          const idempotencyKey = idempotency.keyFor([applicationId, body]);
          const params = { id: applicationId };
          await api(answerEndpoints.createAnswer, { params, body, idempotencyKey });
          idempotency.done();
          result.created += 1;
        }
      }
      return result;
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
