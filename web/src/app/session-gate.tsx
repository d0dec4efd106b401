import { Outlet } from 'react-router-dom';
import { useUser } from '../lib/session.ts';
import { MessagePage } from '../ui/page.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/**
 * Shows a spinner until the current user is known. Refetches the user whenever the window gains focus; if that fails,
 * the open screen remains with everything typed into it.
 */
export function SessionGate() {
  const user = useUser();
  if (user.isPending) return <SpinnerPage />;
  if (user.isLoadingError) {
    return (
      <MessagePage>
        <ErrorState title="We couldn’t check whether you are signed in" query={user} />
      </MessagePage>
    );
  }
  return <Outlet />;
}
