import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { SidebarLayout } from '../layout/sidebar-layout.tsx';
import { TopBarLayout } from '../layout/top-bar-layout.tsx';
import { endpoints } from '../lib/endpoints.ts';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { routes as patterns } from '../lib/paths.ts';
import { createQueryOptions } from '../lib/query.ts';
import { createPagesQueryOptions } from '../lib/use-list.ts';
import { SpinnerPage } from '../ui/spinner.tsx';
import type { RouteHandle } from './guards.tsx';
import {
  SignedOutRedirect,
  SignInPrompt,
  SignInRedirect,
  SignedInRoute,
  VisitorRoute,
} from './guards.tsx';
import { createLazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { createPrefetchLoader } from './prefetch.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SessionGate } from './session-gate.tsx';

const loadDashboard = async () =>
  (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage;

/** Loads only when rendered, because visitors see the landing page at the same address. */
const HomeDashboard = lazyWithRetry(loadDashboard);

/** Loads separately, because signed-in users never see it. */
const LandingPage = lazyWithRetry(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
);

/** Creates a screen for signed-in users. If it crashes, the navigation around it remains. */
const createScreenRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  forVisitors: ReactNode,
  loader?: LoaderFunction,
): RouteObject => ({
  path,
  lazy: createLazyScreen(load),
  // The loader runs only when the screen opens, because a new query string does not change the data to load.
  ...(loader && { loader, shouldRevalidate: () => false }),
  ErrorBoundary: RouteError,
  handle: { forVisitors } satisfies RouteHandle,
});

const createSidebarRoutes = (client: QueryClient): RouteObject[] => [
  {
    path: patterns.home,
    Component: HomeDashboard,
    ErrorBoundary: RouteError,
    handle: { forVisitors: <LandingPage /> } satisfies RouteHandle,
  },
  createScreenRoute(
    patterns.dashboard,
    loadDashboard,
    <SignedOutRedirect />,
    createPrefetchLoader(client, () => {
      void client.prefetchInfiniteQuery(createPagesQueryOptions(endpoints.listApplications));
      void client.prefetchQuery(createQueryOptions(endpoints.countApplications));
    }),
  ),
  createScreenRoute(
    patterns.documents,
    async () => (await import('../features/documents/documents-page.tsx')).DocumentsPage,
    <SignInPrompt title="Please log in to access your document library" />,
    createPrefetchLoader(client, () =>
      client.prefetchInfiniteQuery(createPagesQueryOptions(endpoints.listDocuments)),
    ),
  ),
  createScreenRoute(
    patterns.answers,
    async () => (await import('../features/answers/answers-page.tsx')).AnswersPage,
    <SignInPrompt title="Please log in to view your answers." />,
  ),
  createScreenRoute(
    patterns.organizations,
    async () =>
      (await import('../features/organizations/organizations-page.tsx')).OrganizationsPage,
    <SignInPrompt title="Please log in to view organizations." />,
    createPrefetchLoader(client, () =>
      client.prefetchInfiniteQuery(createPagesQueryOptions(endpoints.listOrganizations)),
    ),
  ),
];

const topBarRoutes: RouteObject[] = [
  createScreenRoute(
    patterns.profile,
    async () => (await import('../features/profile/profile-page.tsx')).ProfilePage,
    <SignInRedirect />,
  ),
  createScreenRoute(
    patterns.checkout,
    async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
    <SignedOutRedirect />,
  ),
];

const creatorRoute = createScreenRoute(
  patterns.creator,
  async () => (await import('../features/creator/creator-page.tsx')).CreatorPage,
  <SignInPrompt title="Authentication Required">
    Please log in to create grant applications.
  </SignInPrompt>,
);

const authRoute: RouteObject = {
  path: patterns.auth,
  lazy: createLazyScreen(async () => (await import('../features/auth/auth-page.tsx')).AuthPage),
};

/** For visitors and signed-in users alike, because links in emails open in any browser. */
const createRecoveryRoute = (path: string): RouteObject => ({
  path,
  lazy: createLazyScreen(
    async () => (await import('../features/auth/recovery-page.tsx')).RecoveryPage,
  ),
});

/** For people who have a link to one application but no account. */
const reviewRoute: RouteObject = {
  path: patterns.review,
  lazy: createLazyScreen(
    async () => (await import('../features/review/review-page.tsx')).ReviewPage,
  ),
};

/** Every token and primitive in every state, for design work. */
const designRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        lazy: createLazyScreen(
          async () => (await import('../ui/design/design-page.tsx')).DesignPage,
        ),
      },
    ]
  : [];

export const createRoutes = (client: QueryClient): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: SpinnerPage,
    children: [
      {
        Component: SessionGate,
        children: [
          { Component: VisitorRoute, children: [authRoute] },
          {
            Component: SignedInRoute,
            children: [
              { Component: SidebarLayout, children: createSidebarRoutes(client) },
              { Component: TopBarLayout, children: topBarRoutes },
              creatorRoute,
            ],
          },
          createRecoveryRoute(patterns.confirmEmail),
          createRecoveryRoute(patterns.invitation),
        ],
      },
      createRecoveryRoute(patterns.forgotPassword),
      createRecoveryRoute(patterns.resetPassword),
      reviewRoute,
      ...designRoutes,
      { path: '*', Component: NotFound },
    ],
  },
];
