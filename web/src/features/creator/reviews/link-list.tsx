import type { ReviewLink } from '@grantwright/shared/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { dateAndTime, longDate } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { space } from '../../../ui/tokens.ts';
import { Actions, Row, RowText } from '../layout/row-layout.ts';

type LinkListProps = { links: ReviewLink[]; onRevoke: (link: ReviewLink) => void };

const getName = ({ name, createdAt }: ReviewLink) => name || `Link of ${dateAndTime(createdAt)}`;

/** Lists the active links, newest first. */
export function LinkList({ links, onRevoke }: LinkListProps) {
  const [linkToRevoke, setRevoked] = useState<ReviewLink>();
  if (links.length === 0) return null;
  return (
    <>
      <List role="list" aria-label="Links">
        {links.map((link) => (
          <Row key={link.id}>
            <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
            <RowText>
              <strong dir="auto">{getName(link)}</strong>
              <p>Works until {longDate(link.expiresAt)}</p>
            </RowText>
            <Actions>
              <Button
                size="small"
                aria-label={`Revoke: ${getName(link)}`}
                onClick={() => setRevoked(link)}
              >
                Revoke
              </Button>
            </Actions>
          </Row>
        ))}
      </List>
      <AlertDialog
        open={linkToRevoke !== undefined}
        onOpenChange={(open) => !open && setRevoked(undefined)}
        title="Revoke this link?"
        confirm="Revoke"
        onConfirm={() => {
          if (linkToRevoke) onRevoke(linkToRevoke);
          setRevoked(undefined);
        }}
      >
        It stops working for everyone who has it. Comments stay.
      </AlertDialog>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
