const withNext = (path: string, next?: string) =>
  next && next !== '/' ? `${path}?${new URLSearchParams({ next })}` : path;

/** The only source of URLs. Route patterns are in `routes`; links are made by `paths`. */
export const routes = {
  home: '/',
  dashboard: '/dashboard',
  auth: '/auth',
  /** New, or with the id of an existing application: one screen, so that the first save keeps it. */
  creator: '/application-creator/:id?',
  checkout: '/checkout',
  profile: '/profile',
  documents: '/documents',
  organizations: '/organizations',
} as const;

/** The last one is a screen of its own, to which the dashboard leads on. */
export type DashboardTab = 'dashboard' | 'applications' | 'organizations';

export const paths = {
  home: routes.home,
  dashboard: (tab: DashboardTab = 'dashboard') =>
    tab === 'dashboard' ? routes.dashboard : `${routes.dashboard}?tab=${tab}`,
  auth: ({ tab, next }: { tab?: 'sign-up'; next?: string } = {}) => {
    const search = new URLSearchParams({ ...(tab && { tab }), ...(next && { next }) });
    return search.size > 0 ? `${routes.auth}?${search}` : routes.auth;
  },
  creator: '/application-creator',
  application: (id: string) => `/application-creator/${encodeURIComponent(id)}`,
  /** `next`: where the person goes on after paying. */
  checkout: (next?: string) => withNext(routes.checkout, next),
  profile: routes.profile,
  documents: routes.documents,
  organizations: routes.organizations,
  newOrganization: `${routes.organizations}?dialog=new`,
  editOrganization: (id: string) => `${routes.organizations}?${new URLSearchParams({ edit: id })}`,
  /** A call of the server that leads to /auth and from there back to `next`. Not a route. */
  login: (next?: string) => withNext('/api/login', next),
} as const;
