import type { ReactNode } from 'react';
import { MessagePage } from '../ui/page.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useUser } from '../lib/session.ts';

/**
 * Knows who is here before any screen shows: a centred spinner until then (spec section 2). It is
 * asked again whenever the window has the focus again: without an answer then, whoever was here
 * still is, and keeps the screen with what is open and typed there.
 */
export function KnowUser({ children }: { children: ReactNode }) {
  const user = useUser();
  if (user.isPending) return <SpinnerPage />;
  if (user.isLoadingError) {
    return (
      <MessagePage>
        <ErrorState
          title="We could not check who is signed in"
          error={user.error}
          onRetry={() => void user.refetch()}
        />
      </MessagePage>
    );
  }
  return children;
}
