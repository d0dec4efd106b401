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

/** Asks visitors to sign in, instead of the route's screen. */
export type RouteHandle = { forVisitors?: ReactNode };

/** Screens for signed-in users; visitors see what the route's `handle` provides. */
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

/** Screens for visitors; redirects signed-in users to the `next` path. */
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

/** Opens the sign-in form, which returns to this address. */
export function SignInToReturn() {
  return <Navigate to={paths.auth({ next: useAddress() })} replace />;
}

/** One sentence and a Log In button that returns to this address. */
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
