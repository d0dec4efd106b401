import { limits } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { hasErrorCode } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { userQuery } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { notify } from '../../ui/notify.ts';
import { AccountPage, AccountStack } from './account-page.tsx';
import { AuthForm } from './auth-form.tsx';
import { validatePasswordLength } from './check-length.ts';
import { useLinkToken } from './use-link-token.ts';

const newPassword = {
  type: 'password',
  autoComplete: 'new-password',
  maxLength: limits.passwordMax,
} as const;
const inputs = [
  { ...newPassword, name: 'password', label: 'New Password' },
  { ...newPassword, name: 'confirmation', label: 'Confirm New Password' },
] as const;

type Values = Record<(typeof inputs)[number]['name'], string>;

const validateValues = (values: Values) =>
  values.password === values.confirmation
    ? validatePasswordLength(values)
    : ({ field: 'confirmation', message: 'New passwords do not match' } as const);

/** Sets a new password using the token in the link. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const token = useLinkToken();
  const [expiredError, setExpiredError] = useState<string>();

  if (!token || token === expiredError) return <RequestNewLink isExpired={token !== undefined} />;
  const send = async ({ password }: Values) => {
    try {
      await api(endpoints.resetPassword, { body: { token, password }, onSignedOut: 'stay' });
    } catch (error) {
      if (hasErrorCode(error, 'expired-link')) setExpiredError(token);
      throw error;
    }
  };
  const onSuccess = () => {
    client.setQueryData(userQuery.queryKey, null);
    notify.success('Password updated successfully', 'Sign in with your new password.');
    void navigate(paths.auth(), { replace: true });
  };
  return (
    <AccountPage
      title="Choose a new password"
      lead="You’ll be signed out on all devices, then sign in with the new password."
    >
      <AuthForm
        inputs={inputs}
        validate={validateValues}
        send={send}
        onSuccess={onSuccess}
        failure={{ title: 'Error', fallback: 'Failed to update password' }}
        button="Update Password"
        pendingButton="Updating..."
      />
    </AccountPage>
  );
}

const RequestNewLink = ({ isExpired }: { isExpired: boolean }) => (
  <AccountPage
    title={isExpired ? 'This link no longer works' : 'Open the link in your email'}
    lead={
      isExpired
        ? 'It has expired, was already used, or was replaced by a newer one. If you chose a new password a moment ago, it may have been saved: try signing in with it.'
        : 'This page needs the link from the email we sent you. Open it there again, or request a new link.'
    }
  >
    <AccountStack>
      <ButtonLink variant="primary" to={paths.forgotPassword}>
        Request a new link
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.auth()}>
        Back to sign in
      </ButtonLink>
    </AccountStack>
  </AccountPage>
);
