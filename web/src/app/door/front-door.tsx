import { Suspense, useMemo } from 'react';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { routes } from '../../lib/paths.ts';
import { Auth, Landing } from '../screens.ts';
import { WayContext } from '../way.ts';
import { goTo } from './place.ts';

/** What a visitor reads first and signs in by: without the router and whatever else comes after. */
export function FrontDoor({ pathname, search }: { pathname: string; search: string }) {
  const way = useMemo(() => ({ search, go: goTo }), [search]);
  return (
    <WayContext value={way}>
      <Suspense fallback={<SpinnerPage />}>
        {pathname === routes.auth ? <Auth /> : <Landing />}
      </Suspense>
    </WayContext>
  );
}

export const isFrontDoor = (pathname: string): boolean =>
  pathname === routes.home || pathname === routes.auth;
