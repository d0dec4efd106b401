import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { userQuery, useSignedInUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.ts';
import { RestoreFocus } from '../../ui/restore-focus.tsx';

/** Shows a new email address that has not been confirmed yet, with a button to cancel the change. */
export function PendingEmail({ restoreFocus }: { restoreFocus: () => void }) {
  const { username, email, pendingEmail } = useSignedInUser();
  const client = useQueryClient();
  const cancel = useAction({
    // saving the current email cancels the change
    mutationFn: () => api(endpoints.updateProfile, { body: { username, email } }),
    onSuccess: (updated) => {
      client.setQueryData(userQuery.queryKey, updated);
      notify.success('Email change canceled', `Your email is still ${updated.email}.`);
    },
    onError: (error) => notify.serverMessageOr('Error', error, 'Failed to cancel the change'),
  });
  if (!pendingEmail) return null;
  return (
    <Notice>
      <RestoreFocus restore={restoreFocus} />
      Open the link we sent to {pendingEmail} to confirm your new email. It works for 30 minutes.{' '}
      <Button
        size="small"
        variant="quiet"
        pending={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel change
      </Button>
    </Notice>
  );
}
