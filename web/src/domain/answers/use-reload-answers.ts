import { useQueryClient } from '@tanstack/react-query';
import { passageEndpoints } from '../../lib/passage-endpoints.ts';
import { createQueryKey } from '../../lib/query.ts';
import { answerEndpoints } from './answer-endpoints.ts';

/** Reloads the lists and the searches in which the answers appear. */
export function useReloadAnswers() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [answerEndpoints.listAnswers, passageEndpoints.findPassages].map((call) =>
        client.invalidateQueries({ queryKey: createQueryKey(call) }),
      ),
    );
}
