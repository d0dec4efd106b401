import { safeNextPath } from '@grantwright/shared/contract';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { PaymentReturn } from '../features/checkout/payment-return.ts';
import { usePaymentsInOtherTabs } from '../features/checkout/use-payments-in-other-tabs.ts';
import { BrandedPage } from '../layout/branded-page.tsx';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { redirectSignedOut } from './redirect-signed-out.ts';

/** `forVisitors` replaces the route's screen for visitors and asks them to sign in. */
export type RouteHandle = { forVisitors?: ReactNode };

/** Renders screens for signed-in users; visitors see the route's `forVisitors` content instead. */
export function SignedIn() {
  const { data: user } = useUser();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return user ? <SignedInScreen userId={user.id} /> : handle?.forVisitors;
}

function SignedInScreen({ userId }: { userId: string }) {
  usePaymentsInOtherTabs(userId);
  const [search] = useSearchParams();
  return (
    <>
      {search.has('payment_intent') && <PaymentReturn />}
      <Outlet />
    </>
  );
}

/** Renders screens for visitors; redirects signed-in users to the `next` path. */
export function VisitorsOnly() {
  const { data: user } = useUser();
  const [search] = useSearchParams();
  if (user) return <Navigate to={safeNextPath(search.get('next'))} replace />;
  return <Outlet />;
}

/** Shows that the session has ended and redirects to sign in. */
export function LoggingInAgain() {
  useEffect(() => redirectSignedOut('login'), []);
  return <SpinnerPage label="Logging in again" />;
}

function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Redirects to the sign-in form, which then returns to this address. */
export function SignInToReturn() {
  return <Navigate to={paths.auth({ next: useAddress() })} replace />;
}

/** Shows one sentence and a Log In button; signing in returns to this address. */
export function SignInPrompt({ title, children }: { title: string; children?: ReactNode }) {
  const address = useAddress();
  return (
    <BrandedPage>
      <MessagePage title={title}>
        {children && <p>{children}</p>}
        <ButtonAnchor variant="primary" href={paths.login(address)}>
          Log In
        </ButtonAnchor>
      </MessagePage>
    </BrandedPage>
  );
}
