import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { paths } from './paths.ts';

/** The code of every screen, which comes when the screen is first shown. */
const load = {
  application: () => import('./application.tsx'),
  desk: () => import('./shell/desk.tsx'),
  topBar: () => import('./shell/top-bar-layout.tsx'),
  landing: () => import('../features/landing/landing-page.tsx'),
  auth: () => import('../features/auth/auth-page.tsx'),
  dashboard: () => import('../features/dashboard/dashboard-page.tsx'),
  organizations: () => import('../features/organizations/organizations-page.tsx'),
  documents: () => import('../features/documents/documents-page.tsx'),
  profile: () => import('../features/profile/profile-page.tsx'),
  checkout: () => import('../features/checkout/checkout-page.tsx'),
  creator: () => import('../features/creator/creator-page.tsx'),
  preparing: () => import('../features/creator/steps/preparing-steps.tsx'),
  review: () => import('../features/creator/steps/review-step.tsx'),
} as const;

type Part = keyof typeof load;

/** What has arrived, to be shown without a moment of waiting in between. */
const arrived = new Map<() => Promise<unknown>, unknown>();

function screen<Name extends string>(
  loading: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const Late = lazy<ComponentType>(async () => ({ default: (await loading())[name] }));
  return function Screen() {
    // Chosen once: another one later would begin the screen anew.
    const [{ Shown }] = useState((): { Shown: ComponentType | typeof Late } => ({
      Shown: (arrived.get(loading) as Record<Name, ComponentType> | undefined)?.[name] ?? Late,
    }));
    return createElement(Shown);
  };
}

export const Application = screen(load.application, 'Application');
export const Desk = screen(load.desk, 'Desk');
export const TopBarLayout = screen(load.topBar, 'TopBarLayout');
export const Landing = screen(load.landing, 'LandingPage');
export const Auth = screen(load.auth, 'AuthPage');
export const Dashboard = screen(load.dashboard, 'DashboardPage');
export const Organizations = screen(load.organizations, 'OrganizationsPage');
export const Documents = screen(load.documents, 'DocumentsPage');
export const Profile = screen(load.profile, 'ProfilePage');
export const Checkout = screen(load.checkout, 'CheckoutPage');
export const Creator = screen(load.creator, 'CreatorPage');

const onTheDesk: Part[] = ['application', 'desk'];
const belowTheBar: Part[] = ['application', 'topBar'];

const parts: Record<string, Part[]> = {
  dashboard: [...onTheDesk, 'dashboard'],
  documents: [...onTheDesk, 'documents'],
  organizations: [...onTheDesk, 'organizations'],
  profile: [...belowTheBar, 'profile'],
  checkout: [...belowTheBar, 'checkout'],
};

/** What the screen at an address is made of, for somebody who is known here or for a visitor. */
export function partsAt(pathname: string, isKnown: boolean): Part[] {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === '') return isKnown ? (parts['dashboard'] ?? []) : ['landing'];
  if (`/${first}` === paths.creator) {
    return ['application', 'creator', second === '' ? 'preparing' : 'review'];
  }
  if (first === 'auth') return isKnown ? ['application'] : ['auth'];
  return parts[first] ?? ['application'];
}

/** Asks for all of it at once, instead of part after part as each finds out what it needs next. */
export async function fetchParts(wanted: Part[]): Promise<void> {
  await Promise.all(
    wanted.map((part) =>
      load[part]().then(
        (module) => arrived.set(load[part], module),
        // What fails here fails again where it is shown, and is said there.
        () => undefined,
      ),
    ),
  );
}
