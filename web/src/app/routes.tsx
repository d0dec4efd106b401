import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { SidebarLayout } from '../layout/sidebar-layout.tsx';
import { TopBarLayout } from '../layout/top-bar-layout.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { paths, routes as patterns } from '../lib/paths.ts';
import { SpinnerPage } from '../ui/spinner.tsx';
import type { RouteHandle } from './guards.tsx';
import { LoggingInAgain, PleaseLogIn, SignedIn, VisitorsOnly } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SessionGate } from './session-gate.tsx';

const loadDashboard = async () =>
  (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage;

/** Loads when it is rendered, because visitors see the landing page at the same address. */
const HomeDashboard = lazyWithRetry(loadDashboard);

/** A screen for signed-in users. If it fails, the navigation around it stays. */
const screen = (
  path: string,
  load: () => Promise<ComponentType>,
  forVisitors: ReactNode,
): RouteObject => ({
  path,
  lazy: lazyScreen(load),
  ErrorBoundary: RouteError,
  handle: { forVisitors } satisfies RouteHandle,
});

const sidebarScreens: RouteObject[] = [
  {
    path: patterns.home,
    Component: HomeDashboard,
    ErrorBoundary: RouteError,
    handle: { forVisitors: <LandingPage /> } satisfies RouteHandle,
  },
  screen(patterns.dashboard, loadDashboard, <LoggingInAgain />),
  screen(
    patterns.documents,
    async () => (await import('../features/documents/documents-page.tsx')).DocumentsPage,
    <PleaseLogIn title="Please log in to access your document library" />,
  ),
  screen(
    patterns.organizations,
    async () =>
      (await import('../features/organizations/organizations-page.tsx')).OrganizationsPage,
    <PleaseLogIn title="Please log in to view organizations." />,
  ),
];

const topBarScreens: RouteObject[] = [
  screen(
    patterns.profile,
    async () => (await import('../features/profile/profile-page.tsx')).ProfilePage,
    <Navigate to={paths.auth({ next: patterns.profile })} replace />,
  ),
  screen(
    patterns.checkout,
    async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
    <LoggingInAgain />,
  ),
];

const creatorScreen = screen(
  patterns.creator,
  async () => (await import('../features/creator/creator-page.tsx')).CreatorPage,
  <PleaseLogIn title="Authentication Required">
    Please log in to create grant applications.
  </PleaseLogIn>,
);

const authScreen: RouteObject = {
  path: patterns.auth,
  lazy: lazyScreen(async () => (await import('../features/auth/auth-page.tsx')).AuthPage),
};

/** Every token and primitive in every state, for work on the design. */
const designScreens: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        lazy: lazyScreen(async () => (await import('../ui/design/design-page.tsx')).DesignPage),
      },
    ]
  : [];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: SpinnerPage,
    children: [
      {
        Component: SessionGate,
        children: [
          { Component: VisitorsOnly, children: [authScreen] },
          {
            Component: SignedIn,
            children: [
              { Component: SidebarLayout, children: sidebarScreens },
              { Component: TopBarLayout, children: topBarScreens },
              creatorScreen,
            ],
          },
        ],
      },
      ...designScreens,
      { path: '*', Component: NotFound },
    ],
  },
];
