import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { getErrorMessage, hasErrorCode } from '../../lib/errors.ts';
import { paths, routes } from '../../lib/paths.ts';
import { userQuery, useUser } from '../../lib/session.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useAction } from '../../lib/use-action.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { AccountPage, AccountStack } from './account-page.tsx';
import { useStoredLinkToken } from './use-stored-link-token.ts';

const failureText = 'We couldn’t confirm your new email.';

/** Holds the link's token while the user signs in. */
const storedToken = createStoredValue<string>('sessionStorage', 'grantwright:confirm-email');

/**
 * Confirms a new email address. Requires a click on a button because mail scanners open links, and a signed-in user
 * because the email may have reached somebody else.
 */
export function ConfirmEmailPage() {
  const { data: user } = useUser();
  const token = useStoredLinkToken(storedToken);
  if (!token)
    return (
      <ProfileLink
        title="Open the link in your email"
        lead="This page needs the link from the email we sent you."
      />
    );
  if (user) return <ConfirmEmail key={token} token={token} />;
  return (
    <AccountPage
      title="Sign in to confirm your new email"
      lead="Sign in with your current email. We’ll bring you back to this page."
    >
      <ButtonLink variant="primary" to={paths.auth({ next: routes.confirmEmail })}>
        Sign In
      </ButtonLink>
    </AccountPage>
  );
}

function ConfirmEmail({ token }: { token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const refreshUser = () => client.invalidateQueries({ queryKey: userQuery.queryKey });
  const { error, ...confirm } = useAction({
    once: true,
    mutationFn: () => api(endpoints.confirmEmail, { body: { token } }),
    onSuccess: async () => {
      storedToken.clear();
      await refreshUser();
      notify.success('Your new email is confirmed');
      void navigate(paths.profile, { replace: true });
    },
    onError: async (problem) => {
      if (!hasErrorCode(problem, 'expired-link')) return;
      storedToken.clear();
      // an earlier attempt may have succeeded even though its response was lost
      await refreshUser();
    },
  });
  if (hasErrorCode(error, 'expired-link'))
    return <ProfileLink title="This link no longer works" lead={<ExpiredLink error={error} />} />;
  return (
    <AccountPage
      title="Confirm your new email"
      lead="Once you confirm, you’ll sign in with this address."
    >
      <AccountStack>
        {error && <FieldError>{getErrorMessage(error, failureText)}</FieldError>}
        <Button
          variant="primary"
          size="large"
          pending={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {error ? 'Try again' : 'Confirm'}
        </Button>
      </AccountStack>
    </AccountPage>
  );
}

const ExpiredLink = ({ error }: { error: unknown }) => (
  <>{getErrorMessage(error, failureText)} Your profile settings show your current email.</>
);

const ProfileLink = (props: { title: string; lead: ReactNode }) => (
  <AccountPage {...props}>
    <ButtonLink variant="primary" to={paths.profile}>
      Profile settings
    </ButtonLink>
  </AccountPage>
);
