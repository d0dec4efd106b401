import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { SpinnerPage } from '../ui/spinner.tsx';
import { KnowUser, LoggedOutOnly, LoggingInAgain, PleaseLogIn, SignedIn } from './guards.tsx';
import { NotFound } from './not-found.tsx';
import { paths, routes } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { SkipLink } from './shell/skip-link.tsx';

/** A screen whose code comes when it is first shown. */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const Desk = screen(() => import('./shell/desk.tsx'), 'Desk');
const TopBarLayout = screen(() => import('./shell/top-bar-layout.tsx'), 'TopBarLayout');
const Landing = screen(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const Auth = screen(() => import('../features/auth/auth-page.tsx'), 'AuthPage');
const Dashboard = screen(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage');
const Organizations = screen(
  () => import('../features/organizations/organizations-page.tsx'),
  'OrganizationsPage',
);
const Documents = screen(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage');
const Profile = screen(() => import('../features/profile/profile-page.tsx'), 'ProfilePage');
const Checkout = screen(() => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage');
const Creator = screen(() => import('../features/creator/creator-page.tsx'), 'CreatorPage');

function Root() {
  return (
    <>
      <SkipLink />
      <Suspense fallback={<SpinnerPage />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
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

export const screens = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        Component: KnowUser,
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
      { path: '*', Component: NotFound },
    ],
  },
];

export const createRouter = () => createBrowserRouter(screens);
