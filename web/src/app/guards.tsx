import { sanitizeNextPath } from '@grantwright/shared/contract';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { PaymentReturn } from '../features/checkout/payment-return.ts';
import { usePaymentsInOtherTabs } from '../features/checkout/use-payments-in-other-tabs.ts';
import { BrandedPage } from '../layout/branded-page.tsx';
import { useSignOutInOtherTabs } from '../domain/local-data/use-sign-out-in-other-tabs.ts';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { redirectSignedOut } from './redirect-signed-out.ts';

/** `forVisitors` replaces the route's screen for visitors and asks them to sign in. */
export type RouteHandle = { forVisitors?: ReactNode };

/** Renders screens for signed-in users; visitors see the route's `forVisitors` content instead. */
export function SignedInRoute() {
  const { data: user } = useUser();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return user ? <SignedInOutlet userId={user.id} /> : handle?.forVisitors;
}

function SignedInOutlet({ userId }: { userId: string }) {
  usePaymentsInOtherTabs(userId);
  useSignOutInOtherTabs(userId);
  const [search] = useSearchParams();
  return (
    <>
      {search.has('payment_intent') && <PaymentReturn />}
      <Outlet />
    </>
  );
}

/** Renders screens for visitors; redirects signed-in users to the `next` path. */
export function VisitorRoute() {
  const { data: user } = useUser();
  const [search] = useSearchParams();
  if (user) return <Navigate to={sanitizeNextPath(search.get('next'))} replace />;
  return <Outlet />;
}

/** Shows that the session has ended and redirects to sign in. */
export function SignedOutRedirect() {
  useEffect(() => redirectSignedOut('login'), []);
  return <SpinnerPage label="Logging in again" />;
}

function useCurrentAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Redirects to the sign-in form, which then returns to this address. */
export function SignInRedirect() {
  return <Navigate to={paths.auth({ next: useCurrentAddress() })} replace />;
}

/** Shows one sentence and a Log In button; signing in returns to this address. */
export function SignInPrompt({ title, children }: { title: string; children?: ReactNode }) {
  const address = useCurrentAddress();
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
