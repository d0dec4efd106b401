import {
  createRefusal,
  createScope,
  type AppError,
  type TeamAccess,
} from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Returns the error for an answer that was not found with the required permission. */
export const toAnswerError = (
  { answers }: Pick<Deps, 'answers'>,
  access: TeamAccess,
  id: string,
  needed: 'edit' | 'delete',
): Promise<AppError> =>
  createRefusal(answers.exists({ _id: id, ...createScope(access, 'read') }), needed, 'The answer');
