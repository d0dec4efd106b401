import type { ReactNode } from 'react';
import { Suspense, useMemo } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { SpinnerPage } from '../ui/spinner.tsx';
import { LoggedOutOnly, LoggingInAgain, PleaseLogIn, SignedIn } from './guards.tsx';
import { KnowUser } from './know-user.tsx';
import { NotFound } from './not-found.tsx';
import { paths, routes } from './paths.ts';
import { RouteError } from './route-error.tsx';
import {
  Auth,
  Checkout,
  Creator,
  Dashboard,
  Desk,
  Documents,
  Landing,
  Organizations,
  Profile,
  TopBarLayout,
} from './screens.ts';
import type { Way } from './way.ts';
import { WayContext } from './way.ts';

function Root() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const way = useMemo<Way>(
    () => ({ search, go: (to, options) => void navigate(to, options) }),
    [search, navigate],
  );
  return (
    <WayContext value={way}>
      <Suspense fallback={<SpinnerPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </WayContext>
  );
}

/** `handle.loggedOut`: what a visitor without a session sees in the screen's place. */
const loggedOut = (element: ReactNode) => ({ handle: { loggedOut: element } });

const signedInScreens = [
  {
    Component: Desk,
    children: [
      { path: routes.home, Component: Dashboard, ...loggedOut(<Landing />) },
      { path: routes.dashboard, Component: Dashboard, ...loggedOut(<LoggingInAgain />) },
      {
        path: routes.documents,
        Component: Documents,
        ...loggedOut(<PleaseLogIn title="Please log in to access your document library" />),
      },
      {
        path: routes.organizations,
        Component: Organizations,
        ...loggedOut(<PleaseLogIn title="Please log in to view organizations." />),
      },
    ],
  },
  {
    Component: TopBarLayout,
    children: [
      {
        path: routes.profile,
        Component: Profile,
        ...loggedOut(<Navigate to={paths.auth({ next: routes.profile })} replace />),
      },
      { path: routes.checkout, Component: Checkout, ...loggedOut(<LoggingInAgain />) },
    ],
  },
  {
    path: routes.creator,
    Component: Creator,
    ...loggedOut(
      <PleaseLogIn title="Authentication Required">
        Please log in to create grant applications.
      </PleaseLogIn>,
    ),
  },
];

/** Every token and primitive in every state: for those who work on the screens. */
const designPage = import.meta.env.DEV
  ? [
      {
        path: '/design',
        lazy: async () => ({
          Component: (await import('../ui/design/design-page.tsx')).DesignPage,
        }),
      },
    ]
  : [];

export const screens = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        element: (
          <KnowUser>
            <Outlet />
          </KnowUser>
        ),
        children: [
          {
            path: routes.auth,
            element: (
              <LoggedOutOnly>
                <Auth />
              </LoggedOutOnly>
            ),
          },
          { Component: SignedIn, children: signedInScreens },
        ],
      },
      ...designPage,
      { path: '*', Component: NotFound },
    ],
  },
];

export const createRouter = () => createBrowserRouter(screens);
