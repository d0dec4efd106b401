import type { AnswerQuery, SavedAnswer } from '@grantwright/shared/contract';
import { createScope, type TeamAccess } from '@grantwright/shared/service';
import { listPageAfter, type Page } from '@grantwright/shared/storage';
import { formatIsoDate } from '@grantwright/shared/values';
import type { Deps } from '../deps.ts';
import { presentAnswer } from './present-answer.ts';
import { withWords } from './search-text.ts';

/** A search compares the texts of all answers. */
const maxTimeMs = 10_000;

/** Lists saved answers newest first. */
export async function listAnswers(
  { answers, now }: Pick<Deps, 'answers' | 'now'>,
  access: TeamAccess,
  { cursor, organizationId, applicationId, search = '', due }: AnswerQuery,
): Promise<Page<SavedAnswer>> {
  const time = now();
  const page = await listPageAfter(answers, {
    filter: {
      ...createScope(access, 'read'),
      ...(organizationId !== undefined && { organizationId }),
      ...(applicationId !== undefined && { applicationId }),
      ...(due && { reviewAfter: { $lt: formatIsoDate(time) } }),
      ...withWords(search),
    },
    projection: { searchText: 0 },
    sort: { acceptedAt: -1, _id: -1 },
    cursor,
    maxTimeMs,
  });
  return page.map((record) => presentAnswer(record, access, time));
}
