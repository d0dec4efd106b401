import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { errorMessage } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { userQuery } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

const failed = 'We could not confirm your new e-mail.';

/** Makes a new e-mail count. Only the button does so, because mail scanners also open links. */
export function ConfirmEmailPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const token = useLinkToken();
  const confirm = useAction({
    once: true,
    mutationFn: () =>
      api(endpoints.confirmEmail, { body: { token: token ?? '' }, onSignedOut: 'stay' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: userQuery.queryKey });
      notify.success('Your new e-mail is confirmed');
      void navigate(paths.profile, { replace: true });
    },
  });
  if (!token || confirm.isError)
    return (
      <AccountPage
        title={token ? 'Your e-mail has not changed' : 'Open the link in your mail'}
        lead={
          token
            ? errorMessage(confirm.error, failed)
            : 'This page needs the link from the mail that we sent you.'
        }
      >
        <ButtonLink variant="primary" to={paths.profile}>
          Profile settings
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title="Confirm your new e-mail" lead="From now on, you sign in with this address.">
      <Button
        variant="primary"
        size="large"
        pending={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        Confirm
      </Button>
    </AccountPage>
  );
}
