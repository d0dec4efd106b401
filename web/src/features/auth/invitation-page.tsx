import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { getErrorMessage, hasErrorCode } from '../../lib/errors.ts';
import { paths, routes } from '../../lib/paths.ts';
import { getDisplayName, userQuery, useSignedInUser, useUser } from '../../lib/session.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useAction } from '../../lib/use-action.ts';
import { teamEndpoints } from '../../domain/team/team-endpoints.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage, AccountStack } from './account-page.tsx';
import { useStoredLinkToken } from './use-stored-link-token.ts';

/** Holds the link's token while the user signs in or signs up. */
const storedToken = createStoredValue<string>('sessionStorage', 'grantwright:invitation');

/** Shows an invitation to a team. Only signed-in users can accept it. */
export function InvitationPage() {
  const { data: user } = useUser();
  const token = useStoredLinkToken(storedToken);
  if (!token) return <EndedInvitation />;
  if (user) return <OpenInvitation key={token} token={token} />;
  return (
    <AccountPage
      title="You are invited to a team"
      lead="Sign in or create an account to see the invitation. We’ll bring you back to this page."
    >
      <AccountStack>
        <ButtonLink variant="primary" to={paths.auth({ next: routes.invitation })}>
          Sign In
        </ButtonLink>
        <ButtonLink to={paths.auth({ tab: 'sign-up', next: routes.invitation })}>
          Create an account
        </ButtonLink>
      </AccountStack>
    </AccountPage>
  );
}

const isInvitationEnded = (error: unknown) =>
  hasErrorCode(error, 'not-found') || hasErrorCode(error, 'invalid-request');

function OpenInvitation({ token }: { token: string }) {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api(teamEndpoints.readInvitation, { body: { token }, signal }),
  });
  const accept = useAction({
    once: true,
    mutationFn: () =>
      api(teamEndpoints.acceptInvitation, { body: { token, name: getDisplayName(user) } }),
    onSuccess: ({ name }) => {
      storedToken.clear();
      notify.success(`You are now a member of the team of ${name}`);
      // every list loaded earlier may now include the team's items
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
      void navigate(paths.organizations, { replace: true });
    },
  });
  if (isInvitationEnded(invitation.error) || hasErrorCode(accept.error, 'not-found'))
    return <EndedInvitation />;
  const { data } = invitation;
  if (!data)
    return (
      <AccountPage title="You are invited to a team">
        {invitation.isError ? (
          <AccountStack>
            <FieldError>{getErrorMessage(invitation.error, 'We couldn’t load it.')}</FieldError>
            <Button onClick={() => void invitation.refetch()}>Try again</Button>
          </AccountStack>
        ) : (
          <Skeleton $height="3em" />
        )}
      </AccountPage>
    );
  return (
    <AccountPage
      title={`Join the team of ${data.organizationName}`}
      lead={`${data.ownerName} invites you as ${roleDescriptions[data.role]}`}
    >
      <AccountStack>
        {accept.error && (
          <FieldError>{getErrorMessage(accept.error, 'You have not joined yet.')}</FieldError>
        )}
        <Button
          variant="primary"
          size="large"
          pending={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {accept.error ? 'Try again' : 'Join the team'}
        </Button>
      </AccountStack>
    </AccountPage>
  );
}

const roleDescriptions = {
  editor: 'an editor: you can change its profile, applications and shared documents.',
  viewer: 'a viewer: you can read and download its applications and shared documents.',
} as const;

const EndedInvitation = () => (
  <AccountPage
    title="This invitation no longer works"
    lead="It has expired, was revoked or used, or is incomplete. Ask the sender for a new one."
  >
    <ButtonLink variant="primary" to={paths.home}>
      Go to Grantwright
    </ButtonLink>
  </AccountPage>
);
