import type { NewInvitation } from '@grantwright/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { routes } from '../../../lib/paths.ts';
import { createQueryOptions } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { teamEndpoints } from '../../../domain/team/team-endpoints.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkToCopy } from '../../../ui/link-to-copy.tsx';
import { notify } from '../../../ui/notify.ts';

/** The token is in the fragment, which browsers never send to a server. */
const getUrl = ({ token }: NewInvitation) =>
  new URL(`${routes.invitation}#token=${token}`, location.href).href;

/** Shows the URL of a new invitation, and emails it if the server can. */
export function NewInvitationLink({ invitation }: { invitation: NewInvitation }) {
  const mail = useQuery(createQueryOptions(endpoints.getMailStatus));
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
  return (
    <LinkToCopy
      label={`Send this link to ${invitation.email}`}
      hint="Anyone with this link can join, so send it only to the person you invite. Copy it now: it can’t be shown again. It works once, for 14 days."
      url={getUrl(invitation)}
    >
      {mail.data?.confirmsAddresses && (
        <Button
          pending={send.isPending}
          disabled={send.isSuccess}
          onClick={() => send.mutate(undefined)}
        >
          {send.isSuccess ? 'Email sent' : 'Send by email'}
        </Button>
      )}
    </LinkToCopy>
  );
}
