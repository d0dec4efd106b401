import { limits } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { paths } from '../../lib/paths.ts';
import { createQueryOptions } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AccountPage, AccountStack } from './account-page.tsx';
import { AuthForm, emailInput } from './auth-form.tsx';

const inputs = [{ ...emailInput, maxLength: limits.name }] as const;

/** Requests a password reset link. Shows the same confirmation whether or not the account exists. */
export function ForgotPasswordPage() {
  const mail = useQuery(createQueryOptions(endpoints.getMailStatus));
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <LinkSentPage onRepeat={() => setIsSent(false)} />;
  const isOff = mail.data?.isOn === false;
  return (
    <AccountPage title="Forgot your password?" lead={isOff ? noEmailLead : emailLead}>
      <AccountStack>
        {!isOff && (
          <AuthForm
            inputs={inputs}
            send={(body) => api(endpoints.requestPasswordReset, { body, onSignedOut: 'stay' })}
            onSuccess={() => setIsSent(true)}
            failure={{ title: 'Link not sent', fallback: 'We couldn’t send the link. Try again.' }}
            button="Send link"
            pendingButton="Sending..."
          />
        )}
        {backLink}
      </AccountStack>
    </AccountPage>
  );
}

const backLink = (
  <ButtonLink variant="quiet" to={paths.auth()}>
    Back to sign in
  </ButtonLink>
);

const emailLead = 'Enter your email address. We’ll send you a link to choose a new password.';
const noEmailLead =
  'This site doesn’t send email. Ask its administrator for a password reset link.';

const LinkSentPage = ({ onRepeat }: { onRepeat: () => void }) => (
  <AccountPage
    title="Check your inbox"
    lead="If there is an account with this address, we’ve sent a link to it. The link works once and expires after 30 minutes. If it doesn’t arrive, check your spam folder."
  >
    <AccountStack>
      <Button onClick={onRepeat}>Use another address</Button>
      {backLink}
    </AccountStack>
  </AccountPage>
);
