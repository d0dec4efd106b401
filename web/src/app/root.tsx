import { Suspense } from 'react';
import type { Location } from 'react-router-dom';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '../layout/skip-link.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** All page loads start with the key "default", so the address tells their scroll positions apart. */
const getScrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

export function Root() {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Suspense fallback={<SpinnerPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}
