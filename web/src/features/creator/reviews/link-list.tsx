import type { ReviewComment, ReviewLink } from '@grantwright/shared/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatLongDate, pluralize } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/stack.ts';
import { Actions, Row, RowText } from '../layout/row-layout.ts';

type LinkListProps = {
  links: ReviewLink[];
  /** The comments made through any link, including ended ones. */
  comments: readonly ReviewComment[];
  onRevoke: (link: ReviewLink) => void;
  onDeleteComments: (linkId: string) => void;
};

/** A link to list. Only active links have `link`. */
type Entry = { id: string; name: string; link?: ReviewLink; count: number };

const getName = ({ name, createdAt }: ReviewLink) =>
  name || `Link from ${formatDateTime(createdAt)}`;

/** The name of an ended link is deleted with it. */
const getEndedName = (comments: ReviewComment[]) => {
  const [newest = ''] = comments.map(({ createdAt }) => createdAt).sort((a, b) => (a < b ? 1 : -1));
  return `Inactive link, last comment ${formatDateTime(newest)}`;
};

/** Lists the active links, newest first, and the ended ones that have comments. */
export function ReviewLinkList({ links, comments, onRevoke, onDeleteComments }: LinkListProps) {
  const [linkToRevoke, setLinkToRevoke] = useState<ReviewLink>();
  const [entryToClear, setEntryToClear] = useState<Entry>();
  const entries = toEntries(links, comments);
  if (entries.length === 0) return null;
  return (
    <>
      <Stack as="ul" $gap={3} role="list" aria-label="Links">
        {entries.map((entry) => (
          <Row key={entry.id}>
            <CalendarClock size={16} />
            <RowText>
              <strong dir="auto">{entry.name}</strong>
              <p>
                {entry.link
                  ? `Works until ${formatLongDate(entry.link.expiresAt)}`
                  : 'No longer works'}
                {entry.count > 0 && ` · ${pluralize(entry.count, 'comment')}`}
              </p>
            </RowText>
            <Actions>
              {entry.count > 0 && (
                <Button
                  size="small"
                  aria-label={`Delete comments: ${entry.name}`}
                  onClick={() => setEntryToClear(entry)}
                >
                  Delete comments
                </Button>
              )}
              {entry.link && (
                <Button
                  size="small"
                  aria-label={`Revoke: ${entry.name}`}
                  onClick={() => setLinkToRevoke(entry.link)}
                >
                  Revoke
                </Button>
              )}
            </Actions>
          </Row>
        ))}
      </Stack>
      <AlertDialog
        open={linkToRevoke !== undefined}
        onOpenChange={(open) => !open && setLinkToRevoke(undefined)}
        title="Revoke this link?"
        confirm="Revoke"
        onConfirm={() => {
          if (linkToRevoke) onRevoke(linkToRevoke);
          setLinkToRevoke(undefined);
        }}
      >
        It will stop working for everyone who has it. Comments will be kept.
      </AlertDialog>
      <AlertDialog
        open={entryToClear !== undefined}
        onOpenChange={(open) => !open && setEntryToClear(undefined)}
        title="Delete all comments made with this link?"
        confirm="Delete"
        onConfirm={() => {
          if (entryToClear) onDeleteComments(entryToClear.id);
          setEntryToClear(undefined);
        }}
      >
        {pluralize(entryToClear?.count ?? 0, 'comment')} will be deleted for good, for those who
        wrote them too.
      </AlertDialog>
    </>
  );
}

function toEntries(links: readonly ReviewLink[], comments: readonly ReviewComment[]): Entry[] {
  const getComments = (id: string) => comments.filter(({ linkId }) => linkId === id);
  const active = links.map((link) => ({
    ...{ id: link.id, name: getName(link), link },
    count: getComments(link.id).length,
  }));
  const commentedIds = new Set(comments.flatMap(({ linkId }) => linkId ?? []));
  for (const { id } of links) commentedIds.delete(id);
  const ended = [...commentedIds].map((id) => ({
    ...{ id, name: getEndedName(getComments(id)) },
    count: getComments(id).length,
  }));
  return [...active, ...ended];
}
