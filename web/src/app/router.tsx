import type { ComponentType, ReactNode } from 'react';
import { Suspense, useMemo } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router-dom';
import { SpinnerPage } from '../ui/spinner.tsx';
import { LoggedOutOnly, LoggingInAgain, PleaseLogIn, SignedIn } from './guards.tsx';
import { KnowUser } from './know-user.tsx';
import { NotFound } from './not-found.tsx';
import { paths, routes } from '../lib/paths.ts';
import { RouteError } from './route-error.tsx';
import {
  Auth,
  Checkout,
  Creator,
  Dashboard,
  SidebarLayout,
  Documents,
  Landing,
  Organizations,
  Profile,
  TopBarLayout,
} from './screens.ts';
import type { Way } from './way.ts';
import { WayContext } from './way.ts';

/** Whatever is opened by its address has the same key: without the address it would begin where another was left. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

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
      <ScrollRestoration getKey={placeOf} />
    </WayContext>
  );
}

/** A screen, and what a visitor without a session sees in its place. Should it fail, the ways around it stay. */
const screenAt = (path: string, Component: ComponentType, loggedOut: ReactNode) => ({
  path,
  Component,
  ErrorBoundary: RouteError,
  handle: { loggedOut },
});

const signedInScreens = [
  {
    Component: SidebarLayout,
    children: [
      screenAt(routes.home, Dashboard, <Landing />),
      screenAt(routes.dashboard, Dashboard, <LoggingInAgain />),
      screenAt(
        routes.documents,
        Documents,
        <PleaseLogIn title="Please log in to access your document library" />,
      ),
      screenAt(
        routes.organizations,
        Organizations,
        <PleaseLogIn title="Please log in to view organizations." />,
      ),
    ],
  },
  {
    Component: TopBarLayout,
    children: [
      screenAt(
        routes.profile,
        Profile,
        <Navigate to={paths.auth({ next: routes.profile })} replace />,
      ),
      screenAt(routes.checkout, Checkout, <LoggingInAgain />),
    ],
  },
  screenAt(
    routes.creator,
    Creator,
    <PleaseLogIn title="Authentication Required">
      Please log in to create grant applications.
    </PleaseLogIn>,
  ),
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
