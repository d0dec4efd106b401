import type { Session } from '@grantwright/shared/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { formatDateTime, formatShortDate } from '../../lib/format.ts';
import { createQueryOptions, createQueryKey } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { SectionTitle } from '../../ui/page.tsx';
import { QuietText } from '../../ui/quiet-text.ts';
import { color, space } from '../../ui/tokens.ts';
import { ProfileSection } from './profile-section.ts';

const describeDevice = ({ browser, system }: Session['device']): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');

/** Lists where the user is signed in, with actions to end sessions. */
export function SessionList() {
  const sessions = useQuery({ ...createQueryOptions(endpoints.listSessions), staleTime: 0 });
  const { signOut, signOutOthers } = useSignOutActions();
  const section = useFocusAfterRemoval(sessions.data);
  if (sessions.isError)
    return (
      <Section>
        <ErrorState title="We couldn’t load your sessions" query={sessions} />
      </Section>
    );
  if (!sessions.data?.length) return null;
  return (
    <Section ref={section} tabIndex={-1} aria-labelledby="sessions">
      <SectionTitle id="sessions">Where you’re signed in</SectionTitle>
      <ul role="list">
        {sessions.data.map((session) => {
          const name = describeDevice(session.device);
          return (
            <Row key={session.id}>
              <div>
                <Name>
                  {name} {session.isCurrent && <Badge tone="success">This device</Badge>}
                </Name>
                <QuietText>
                  {!session.isCurrent && `Last active ${formatDateTime(session.lastActiveAt)} · `}
                  Signed in {formatShortDate(session.createdAt)}
                </QuietText>
              </div>
              {!session.isCurrent && (
                <Button
                  size="small"
                  aria-label={`Sign out ${name}`}
                  pending={signOut.isPending && signOut.variables.id === session.id}
                  onClick={() => signOut.mutate(session)}
                >
                  Sign out
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
      {sessions.data.length > 1 && (
        <Button pending={signOutOthers.isPending} onClick={() => signOutOthers.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </Section>
  );
}

/** Keeps the keyboard focus in the list when the button of an ended session disappears. */
function useFocusAfterRemoval(sessions: Session[] | undefined) {
  const section = useRef<HTMLElement>(null);
  const shownCount = useRef(0);
  useEffect(() => {
    const count = sessions?.length ?? 0;
    if (count < shownCount.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    shownCount.current = count;
  }, [sessions]);
  return section;
}

function useSignOutActions() {
  const client = useQueryClient();
  const reload = () =>
    client.invalidateQueries({ queryKey: createQueryKey(endpoints.listSessions) });
  const signOut = useAction({
    itemKey: ({ id }: Session) => id,
    mutationFn: ({ id }: Session) => api(endpoints.endSession, { params: { id } }),
    onSuccess: (_, { device }) => notify.success(`Signed out ${describeDevice(device)}`),
    onError: (error) => notify.failure('Error', error, 'Failed to sign out'),
    onSettled: reload,
  });
  const signOutOthers = useAction({
    mutationFn: () => api(endpoints.endOtherSessions),
    onSuccess: () => notify.success('Signed out everywhere else'),
    onError: (error) => notify.failure('Error', error, 'Failed to sign out'),
    onSettled: reload,
  });
  return { signOut, signOutOthers };
}

const Section = styled(ProfileSection)`
  > ul {
    width: 100%;
  }
  &:focus {
    outline: none;
  }
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.hairline};
  > div {
    min-width: 0;
  }
  > button {
    flex: none;
  }
`;
const Name = styled.p`
  font-weight: 550;
`;
