import type { ComponentType } from 'react';
import { createElement, useState } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';

/** The code of every screen, which comes when the screen is first shown. */
export const screenParts = {
  desk: () => import('../layout/sidebar-layout.tsx'),
  topBar: () => import('../layout/top-bar-layout.tsx'),
  landing: () => import('../features/landing/landing-page.tsx'),
  auth: () => import('../features/auth/auth-page.tsx'),
  dashboard: () => import('../features/dashboard/dashboard-page.tsx'),
  organizations: () => import('../features/organizations/organizations-page.tsx'),
  documents: () => import('../features/documents/documents-page.tsx'),
  profile: () => import('../features/profile/profile-page.tsx'),
  checkout: () => import('../features/checkout/checkout-page.tsx'),
  creator: () => import('../features/creator/creator-page.tsx'),
  preparing: () => import('../features/creator/steps-1-to-3.tsx'),
  review: () => import('../features/creator/step-4-draft/review-step.tsx'),
} as const;

/** What has arrived, to be shown without a moment of waiting in between. */
const arrived = new Map<() => Promise<unknown>, unknown>();

/** Asks for a part ahead of its time. What fails here fails again where it is shown, and is said there. */
export const fetchPart = (loading: () => Promise<unknown>): Promise<unknown> =>
  loading().then(
    (module) => arrived.set(loading, module),
    () => undefined,
  );

export function screen<Name extends string>(
  loading: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const LazyScreen = lazyWithRetry(async () => (await loading())[name]);
  return function Screen() {
    // Chosen once: another one later would begin the screen anew.
    const [{ Shown }] = useState((): { Shown: ComponentType } => ({
      Shown:
        (arrived.get(loading) as Record<Name, ComponentType> | undefined)?.[name] ?? LazyScreen,
    }));
    return createElement(Shown);
  };
}

export const SidebarLayout = screen(screenParts.desk, 'SidebarLayout');
export const TopBarLayout = screen(screenParts.topBar, 'TopBarLayout');
export const Landing = screen(screenParts.landing, 'LandingPage');
export const Auth = screen(screenParts.auth, 'AuthPage');
export const Dashboard = screen(screenParts.dashboard, 'DashboardPage');
export const Organizations = screen(screenParts.organizations, 'OrganizationsPage');
export const Documents = screen(screenParts.documents, 'DocumentsPage');
export const Profile = screen(screenParts.profile, 'ProfilePage');
export const Checkout = screen(screenParts.checkout, 'CheckoutPage');
export const Creator = screen(screenParts.creator, 'CreatorPage');
