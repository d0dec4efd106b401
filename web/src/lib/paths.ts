const withNext = (path: string, next?: string) =>
  next && next !== '/' ? `${path}?${new URLSearchParams({ next })}` : path;

/** Route patterns. Every URL of the application comes from this file; links use `paths`. */
export const routes = {
  home: '/',
  dashboard: '/dashboard',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  /** One route for new and existing applications, so that the screen stays mounted on the first save. */
  creator: '/application-creator/:id?',
  checkout: '/checkout',
  review: '/review',
  profile: '/profile',
  documents: '/documents',
  answers: '/documents/answers',
  organizations: '/organizations',
} as const;

/** The value of the search parameter `view`. */
export const readyToSendView = 'send';

/** `organizations` redirects to the organizations screen. */
export type DashboardTab = 'dashboard' | 'applications' | 'organizations';

export const paths = {
  home: routes.home,
  dashboard: (tab: DashboardTab = 'dashboard') =>
    tab === 'dashboard' ? routes.dashboard : `${routes.dashboard}?tab=${tab}`,
  auth: ({ tab, next }: { tab?: 'sign-up'; next?: string } = {}) => {
    const search = new URLSearchParams({ ...(tab && { tab }), ...(next && { next }) });
    return search.size > 0 ? `${routes.auth}?${search}` : routes.auth;
  },
  forgotPassword: routes.forgotPassword,
  creator: '/application-creator',
  application: (id: string) => `/application-creator/${encodeURIComponent(id)}`,
  /** The creator's "Ready to send?" view; without an ID, for the new application. */
  send: (id?: string) =>
    `/application-creator${id ? `/${encodeURIComponent(id)}` : ''}?view=${readyToSendView}`,
  /** @param next where the user continues after paying */
  checkout: (next?: string) => withNext(routes.checkout, next),
  profile: routes.profile,
  documents: routes.documents,
  answers: routes.answers,
  organizations: routes.organizations,
  /** The organizations screen with an open dialog: `('dialog', 'new')`, or the id for `edit` and `team`. */
  organization: (dialog: 'dialog' | 'edit' | 'team', id: string) =>
    `${routes.organizations}?${dialog}=${encodeURIComponent(id)}`,
  /** A screen that follows a job to its result. */
  withJob: (path: string, id: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ job: id })}`,
  /** The current screen with another draft stored in this browser. */
  localDraft: (key: string) => ({ search: `?${new URLSearchParams({ draft: key })}` }),
  /** A server endpoint, not a route: it redirects to /auth, and signing in returns to `next`. */
  login: (next?: string) => withNext('/api/login', next),
} as const;
