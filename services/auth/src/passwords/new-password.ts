import type { PipelineStage } from 'mongoose';
import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import type { SessionRecord } from '../users/user-model.ts';

type NewPassword = { passwordHash: string; sessions: SessionRecord[] };

/** Returns the pipeline stages that store a new password, replace all sessions and notify the user. */
export function createPasswordStages(
  deps: Deps,
  { passwordHash, sessions }: NewPassword,
): (PipelineStage.Set | PipelineStage.Unset)[] {
  const change = {
    // a pipeline would read a bcrypt hash as a field name, because it begins with `$`
    passwordHash: { $literal: passwordHash },
    sessions: { $literal: sessions },
    // networks that used the old password are no longer trusted
    knownNetworks: [],
  };
  return [
    { $set: change },
    // also cancels a change of email, which may have been requested by an intruder
    { $unset: ['passwordReset', 'emailChange'] },
    ...addEmail(deps, { kind: 'password-changed' }),
  ];
}
