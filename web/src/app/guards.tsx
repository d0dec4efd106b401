import { safeNextPath } from '@grantwright/shared/contract';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { prepareToasts } from '../ui/toasts.tsx';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import { paths } from '../lib/paths.ts';
import { usePaymentsInOtherTabs } from '../features/checkout/use-payments-in-other-tabs.ts';
import { useUser } from '../lib/session.ts';
import { BrandedPage } from '../layout/branded-page.tsx';
import { sayAndLeave } from './use-signed-out.ts';

/** Screens for signed-in people; a route's `handle.loggedOut` is what the others see in its place. */
export function SignedIn() {
  const { data: user } = useUser();
  useEffect(() => {
    if (user) void prepareToasts();
  }, [user]);
  const handle = useMatches().at(-1)?.handle as { loggedOut?: ReactNode } | undefined;
  return user ? <SignedInScreen userId={user.id} /> : handle?.loggedOut;
}

/** Comes only with a person whom the card provider sends back. */
const PaymentReturn = lazyWithRetry(
  async () => (await import('../features/checkout/payment-return.ts')).PaymentReturn,
);

function SignedInScreen({ userId }: { userId: string }) {
  usePaymentsInOtherTabs(userId);
  const [search] = useSearchParams();
  return (
    <>
      {search.has('payment_intent') && (
        <LazyBoundary>
          <PaymentReturn />
        </LazyBoundary>
      )}
      <Outlet />
    </>
  );
}

/** The toast of section 8, and after 500 ms the way to sign in. */
export function LoggingInAgain() {
  useEffect(() => sayAndLeave('login'), []);
  return <SpinnerPage label="Logging in again" />;
}

/** A sentence and a Log In button that comes back here. */
export function PleaseLogIn({ title, children }: { title: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <BrandedPage>
      <MessagePage title={title}>
        {children && <p>{children}</p>}
        <ButtonAnchor variant="primary" href={paths.login(pathname + search)}>
          Log In
        </ButtonAnchor>
      </MessagePage>
    </BrandedPage>
  );
}

/** /auth is for logged-out people; the others go on to where they wanted, or home. */
export function LoggedOutOnly({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  const [search] = useSearchParams();
  if (user) return <Navigate to={safeNextPath(search.get('next'))} replace />;
  return children;
}
