import type { NewInvitation } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { api } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { routes } from '../../../lib/paths.ts';
import { queryFor } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { teamEndpoints } from '../../../team/team-endpoints.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { notify } from '../../../ui/notify.ts';
import { space } from '../../../ui/tokens.ts';

/** The token is in the fragment, which browsers never send to a server. */
const addressOf = ({ token }: NewInvitation) =>
  new URL(`${routes.invitation}#token=${token}`, location.href).href;

/** Shows the URL of a new invitation, which cannot be displayed again. */
export function NewInvitationLink({ invitation }: { invitation: NewInvitation }) {
  const [copied, setCopied] = useState<string>();
  const address = addressOf(invitation);
  const mail = useQuery(queryFor(endpoints.getMailStatus));
  const send = useAction({
    once: true,
    mutationFn: () =>
      api(teamEndpoints.mailInvitation, {
        body: { email: invitation.email, token: invitation.token },
      }),
    onSuccess: () => notify.success('Invitation sent', `We emailed it to ${invitation.email}.`),
    onError: (error) =>
      notify.failure('Invitation not sent', error, 'Copy the link and send it yourself.'),
  });
  const copy = async () => {
    if (await copyText(address)) {
      setCopied(address);
      announce('Link copied');
    } else notify.error('Could not copy', 'Select the link and copy it with your keyboard.');
  };
  return (
    <Field
      label={`Send this link to ${invitation.email}`}
      hint="Anyone with this link can join, so send it only to the person you invite. Copy it now: it can’t be shown again. It works once, for 14 days."
    >
      {(control) => (
        <Line>
          <TextInput
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{copied === address ? 'Copied' : 'Copy link'}</Button>
          {mail.data?.confirmsAddresses && (
            <Button
              pending={send.isPending}
              disabled={send.isSuccess}
              onClick={() => send.mutate(undefined)}
            >
              {send.isSuccess ? 'Email sent' : 'Send by email'}
            </Button>
          )}
        </Line>
      )}
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > input {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
