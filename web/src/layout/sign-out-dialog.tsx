import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { useLogout } from './use-logout.ts';

/** Asks what to do with work that exists only in this browser before the user signs out. */
export function SignOutDialog({ logout }: { logout: ReturnType<typeof useLogout> }) {
  const { isPending, mutate, variables } = logout;
  return (
    <Dialog
      open
      onOpenChange={logout.stopAsking}
      closable={!isPending}
      title="You have unsaved changes on this device"
      footer={
        <>
          <Button
            disabled={isPending}
            pending={isPending && variables === 'nothing'}
            onClick={() => mutate('nothing')}
          >
            Discard and sign out
          </Button>
          <Button
            variant="primary"
            disabled={isPending}
            pending={isPending && variables === 'unsaved'}
            onClick={() => mutate('unsaved')}
          >
            Keep on this device
          </Button>
        </>
      }
    >
      <p>
        If you keep them, you can continue when you sign in again in this browser, but anyone who
        uses this computer could read them. To save them first, close this dialog.
      </p>
    </Dialog>
  );
}
