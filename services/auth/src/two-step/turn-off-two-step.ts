import type { Deps } from '../deps.ts';
import { addMail } from '../mails/add-mail.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { useCode } from './use-code.ts';

type Proof = { currentPassword: string; code: string };

/** @throws AppError `wrong-password` or `wrong-code` */
export async function turnOffTwoStep(
  deps: Deps,
  userId: string,
  { currentPassword, code }: Proof,
): Promise<void> {
  const user = await assertPassword(deps, userId, currentPassword);
  await useCode(deps, user, code);
  await deps.users.updateOne(
    { _id: userId },
    [{ $unset: 'twoStep' }, ...addMail(deps, { kind: 'two-step-off' })],
    { updatePipeline: true },
  );
  deps.mailSender?.wake();
}
