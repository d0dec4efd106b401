import type { Deps } from '../deps.ts';
import { addEmail } from '../emails/add-email.ts';
import { createLinkRequest } from '../emails/link-request.ts';

/**
 * Adds the requested links to their accounts, oldest request first. A request is removed only after its link is stored;
 * storing the link again has no effect. A newer link replaces an older one.
 */
export async function applyResetRequests(
  deps: Pick<Deps, 'users' | 'resetRequests' | 'mailer' | 'now' | 'newId'>,
): Promise<void> {
  const { users, resetRequests, now } = deps;
  for (;;) {
    const request = await resetRequests.findOne().sort({ createdAt: 1 }).lean();
    if (!request) return;
    const { _id: id, emailKey } = request;
    const passwordReset = createLinkRequest(id, now());
    await users.updateOne(
      { emailKey, 'passwordReset.id': { $ne: id } },
      [
        { $set: { passwordReset: { $literal: passwordReset } } },
        ...addEmail(deps, { id, kind: 'password-reset' }),
      ],
      { updatePipeline: true },
    );
    await resetRequests.deleteOne({ _id: id });
  }
}
