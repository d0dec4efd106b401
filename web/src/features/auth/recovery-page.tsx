import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../lib/paths.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const pagesByPath: Record<string, () => JSX.Element> = {
  [routes.forgotPassword]: ForgotPasswordPage,
  [routes.resetPassword]: ResetPasswordPage,
  [routes.confirmEmail]: ConfirmEmailPage,
  [routes.invitation]: InvitationPage,
};

/** The pages for people who cannot sign in or who followed a link. They are small, so they share a chunk. */
export function RecoveryPage() {
  const { pathname } = useLocation();
  const Page = pagesByPath[pathname.replace(/\/$/, '')] ?? ForgotPasswordPage;
  return <Page />;
}
